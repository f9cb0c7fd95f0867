/** A Fastify request as the collection sees it. */
import type { FastifyRequest } from 'fastify';
import type { Protocol } from '../stores/events/reject-reasons.ts';
import type { Received } from './received.ts';

/** @param body the parameters when they stand in the body; else those of the address are taken */
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

/** `path?query` → both; the query is '' when there is none. */
export function splitTarget(target: string): [path: string, query: string] {
  const cut = target.indexOf('?');
  return cut < 0 ? [target, ''] : [target.slice(0, cut), target.slice(cut + 1)];
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Bytes that are no text, as text: what is not ASCII becomes `%XX`, so nothing of it is lost. */
export const asciiOf = (body: Buffer): string =>
  body.toString('latin1').replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);

/** Text of a body, null when it is not UTF-8. */
export function bodyText(body: unknown): string | null {
  if (!Buffer.isBuffer(body)) return '';
  try {
    return utf8.decode(body);
  } catch {
    return null;
  }
}
