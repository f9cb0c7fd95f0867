/** Adapter between Fastify and handlers with the web's `Request` and `Response` (site, accounts). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Largest body of forms and sign-ins, bytes; larger → 413. */
const BODY_LIMIT_BYTES = 64 * 1024;

/** Leaves bodies of any type as raw bytes within this plugin, for the handler to parse. */
export function disableBodyParsing(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
    done(null, body),
  );
}

/**
 * Scheme and host as the visitor sees them; `http://localhost` if the Host header is invalid.
 * @param publicOrigin the configured one; null: taken from the request
 */
export function originOf(request: { protocol: string; host: string }, publicOrigin: string | null): string {
  if (publicOrigin !== null) return publicOrigin;
  const output = `${request.protocol}://${request.host}`;
  if (output !== lastOrigin.output) lastOrigin = { output, origin: URL.parse(output)?.origin ?? 'http://localhost' };
  return lastOrigin.origin;
}

/** Nearly all requests have the same host. */
let lastOrigin = { output: '', origin: 'http://localhost' };

/** The request's address below this origin: `//host/` is a path here, not another host. */
export const addressOf = (requestUrl: string, origin: string): URL => new URL(origin + requestUrl);

export function headersOf(request: Pick<FastifyRequest, 'headers'>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':') || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  return headers;
}

/**
 * Converts to a web `Request`, whose signal aborts when the client disconnects. Needs `disableBodyParsing`.
 * @param body replaces the received one
 */
export function toWebRequest(request: FastifyRequest, reply: FastifyReply, origin: string, body?: string): Request {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return new Request(addressOf(request.url, origin), {
    method: request.method,
    headers: headersOf(request),
    signal: gone.signal,
    body: body ?? (Buffer.isBuffer(request.body) && request.body.length > 0 ? new Uint8Array(request.body) : null),
  });
}
