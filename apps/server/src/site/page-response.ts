/** Sends the website's answers: with nonce and policy, compressed as the browser accepts. */
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { NONCE_PLACEHOLDER } from '@sintonia/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compressor } from '../http/answers/content-encoding.ts';
import { matchesEtag } from '../http/answers/if-none-match.ts';
import { createNonce, sitePolicy } from './content-security-policy.ts';
import { failurePage } from './failure-page.ts';
import { type FailureReason, failureStatus } from './failure-reasons.ts';
import { mayBePage } from './page-address.ts';
import { isHtml, type RenderedPage, toHtmlPage, toRenderedPage } from './rendered-page.ts';

/** Shared caches must not store a page with a nonce that depends on a cookie; browsers revalidate each time. */
const CACHE_CONTROL = 'private, no-cache';
const OWN_CACHE_CONTROL = 'private, no-store';
const VARY = 'accept-encoding, cookie';
/** A person loads the catalogue, so an earlier retry of a crawler would fail. */
const NOT_READY_RETRY_AFTER_S = 60;

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  cacheControl = CACHE_CONTROL,
): Promise<FastifyReply> {
  reply.code(page.status).header('cache-control', cacheControl).header('vary', VARY);
  const takesGzip = chooseEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip';
  if (page.kind === 'other') {
    for (const [name, value] of page.headers) reply.header(name, value);
    const etag = reply.getHeader('etag');
    if (typeof etag === 'string' && matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (takesGzip && page.gzip) return reply.header('content-encoding', 'gzip').send(page.gzip);
    return page.body.length > 0 ? reply.send(page.body) : reply.send();
  }
  const nonce = createNonce();
  reply.header('content-type', 'text/html; charset=utf-8').header('content-security-policy', sitePolicy(nonce));
  const gzip = takesGzip ? page.gzip.fill(nonce) : null;
  return gzip ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(page.parts.join(nonce));
}

/** Streams an answer for one visitor: data of a navigation, a redirect with its cookie. */
export function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  cacheControl = CACHE_CONTROL,
): FastifyReply {
  reply.code(response.status).header('vary', VARY);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  if (cacheControl !== CACHE_CONTROL || !response.headers.has('cache-control'))
    reply.header('cache-control', cacheControl);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (!response.body) return reply.send();
  const body = Readable.fromWeb(response.body as NodeReadableStream); // cast: the same class in two type libraries
  const encoding = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  const compressing = compressor(encoding);
  if (!compressing) return reply.send(body);
  body.on('error', (error) => compressing.destroy(error));
  return reply.header('content-encoding', encoding).removeHeader('content-length').send(body.pipe(compressing));
}

/** For personal content: not stored anywhere, not even in the browser's back/forward cache. */
export async function sendOwn(request: FastifyRequest, reply: FastifyReply, response: Response): Promise<FastifyReply> {
  if (!isHtml(response)) return sendStream(request, reply, response, OWN_CACHE_CONTROL);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return sendPage(request, reply, await toRenderedPage(response), OWN_CACHE_CONTROL);
}

/** Answers undecodable addresses; gives null if visitors expect no page there. @param siteName null before it is known */
export const answerBadAddresses =
  (siteName: () => string | null) =>
  (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | null =>
    mayBePage(request.url) ? sendFailure(request, reply, 'badAddress', siteName()) : null;

/** @param siteName null if not known yet */
export async function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  reason: FailureReason,
  siteName: string | null,
): Promise<FastifyReply> {
  if (reason === 'notReady') reply.header('retry-after', NOT_READY_RETRY_AFTER_S);
  const html = failurePage({ reason, nonce: NONCE_PLACEHOLDER, siteName, reference: request.id });
  return sendPage(request, reply, await toHtmlPage(failureStatus(reason), html), OWN_CACHE_CONTROL);
}
