/** Converts a Fastify request for the collection. */
import type { FastifyRequest } from 'fastify';
import type { Protocol } from '../stores/events/protocols.ts';
import type { Received } from './received.ts';

/** @param body the parameters if they are in the body; by default those of the URL */
export function toReceived(request: FastifyRequest, protocol: Protocol, body?: string): Received {
  const [path, query] = splitTarget(request.originalUrl);
  return {
    protocol,
    method: request.method,
    path,
    query: body || query,
    receivedAtMs: Date.now(),
    userAgent: request.headers['user-agent'] ?? '',
    address: request.ip,
  };
}

/** Splits `path?query`; the query is '' if missing. */
export function splitTarget(target: string): [path: string, query: string] {
  const cut = target.indexOf('?');
  return cut < 0 ? [target, ''] : [target.slice(0, cut), target.slice(cut + 1)];
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Represents non-text bytes as text: non-ASCII bytes become `%XX`, so nothing is lost. */
export const asciiOf = (body: Buffer): string =>
  body.toString('latin1').replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);

/** Text of a body; null if it is not UTF-8. */
export function bodyText(body: unknown): string | null {
  if (!Buffer.isBuffer(body)) return '';
  try {
    return utf8.decode(body);
  } catch {
    return null;
  }
}
