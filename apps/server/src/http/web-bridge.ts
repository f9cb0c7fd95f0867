/** Between Fastify and handlers that speak the web's own `Request` and `Response` (site, accounts). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What forms and sign-ins may weigh; more is answered 413. */
const BODY_LIMIT_BYTES = 64 * 1024;

/** Leaves bodies as bytes within this plugin, whatever their type, so that they reach the handler as they came. */
export function disableBodyParsing(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
    done(null, body),
  );
}

/**
 * Scheme and host as the visitor sees them; `http://localhost` where the Host header is none.
 *
 * @param publicOrigin the configured one; null believes the request
 */
export function originOf(request: { protocol: string; host: string }, publicOrigin: string | null): string {
  if (publicOrigin !== null) return publicOrigin;
  const output = `${request.protocol}://${request.host}`;
  if (output !== lastOrigin.output) lastOrigin = { output, origin: URL.parse(output)?.origin ?? 'http://localhost' };
  return lastOrigin.origin;
}

/** Nearly all ask under one name. */
let lastOrigin = { output: '', origin: 'http://localhost' };

/** The request's address as it stands, under this origin: `//host/` is a path here, not another host. */
export const addressOf = (requestUrl: string, origin: string): URL => new URL(origin + requestUrl);

export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':') || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  return headers;
}

/**
 * The same request in web terms; its signal aborts when the visitor goes away. Needs `disableBodyParsing`.
 *
 * @param body in place of the sent one
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
