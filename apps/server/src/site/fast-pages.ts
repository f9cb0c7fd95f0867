/**
 * Serves cached pages without the framework (decision 0021). Status and headers are recorded from the framework's own
 * answer, except for values that differ per response.
 */

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PREVIEW_COOKIE, VISIT_COOKIE, VISITOR_COOKIE } from '@sintonia/contracts';
import { CONSENT_COOKIE, parseConsent } from '@sintonia/wire';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { QuickAnswer } from '../http/fast-path/fast-path.ts';
import { remember } from '../memory/remember.ts';
import { createNonce } from './content-security-policy.ts';
import type { RenderedPage } from './rendered-page.ts';

/** Most request variants over all pages; beyond it the oldest is evicted. */
const MAX_QUICK = 2000;

type HtmlPage = RenderedPage & { kind: 'html' };

export interface QuickPages {
  answer: QuickAnswer;
  /** Announces the page of an answer, unless it depends on more than `answer` checks. Call it before sending. */
  willSend(request: FastifyRequest, page: RenderedPage, cacheKey: string): void;
  /** Records the answer with all its headers. */
  sending(request: FastifyRequest, reply: FastifyReply): void;
}

interface QuickPage {
  /** Owned by the page cache: an evicted page is not retained here. */
  page: WeakRef<HtmlPage>;
  cacheKey: string;
  /** Alternating names and values for Node; the policy's value is left empty. */
  headers: readonly string[];
  policyAt: number;
  /** Parts of the policy around the nonces. */
  policy: readonly string[];
}

/** @param fresh returns the cached page of a key while it is fresh */
export function createQuickPages(
  fresh: (cacheKey: string) => RenderedPage | null,
  log: Pick<FastifyBaseLogger, 'info'>,
): QuickPages {
  const pages = new Map<string, QuickPage>();
  const coming = new WeakMap<FastifyRequest, { page: HtmlPage; cacheKey: string }>();

  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const key = requestKey(request);
    const quick = key === null ? undefined : pages.get(key);
    const page = quick && fresh(quick.cacheKey);
    if (page?.kind !== 'html' || quick?.page.deref() !== page) return false;
    const nonce = createNonce();
    const { gzip } = page;
    const body = gzip.borrow(nonce);
    if (!body) return false;
    const headers = quick.headers.slice();
    headers[quick.policyAt] = quick.policy.join(nonce);
    const reqId = randomUUID();
    headers.push('x-request-id', reqId, 'content-length', String(body.length));
    response.writeHead(200, headers).end(body, () => gzip.giveBack(body));
    log.info({ reqId, method: 'GET', route: '/*', status: 200, ms: 0 });
    return true;
  };

  return {
    answer,
    willSend: (request, page, cacheKey) => {
      if (page.kind === 'html' && page.status === 200) coming.set(request, { page, cacheKey });
    },
    sending: (request, reply) => {
      const sent = coming.get(request);
      if (!sent || !reply.hasHeader('content-encoding') || reply.hasHeader('set-cookie')) return;
      const key = requestKey(request.raw, request.originalUrl);
      if (key === null) return;
      const { 'content-security-policy': policy, 'x-request-id': _own, ...others } = reply.getHeaders();
      const [, nonce] = /'nonce-([^']+)'/.exec(String(policy)) ?? [];
      if (nonce === undefined) return;
      const headers = Object.entries(others).flatMap(([name, value]) => [name, String(value)]);
      headers.push('content-security-policy', '');
      const quick = {
        page: new WeakRef(sent.page),
        cacheKey: sent.cacheKey,
        headers,
        policyAt: headers.length - 1,
        policy: String(policy).split(nonce),
      };
      remember(pages, key, quick, MAX_QUICK);
    },
  };
}

/**
 * All parts of a request that a page depends on; null if the framework must answer. An address with parameters may be a
 * preview or is rarely repeated; decisions read cookies of visits and preview sessions.
 */
function requestKey({ method, url = '', headers }: IncomingMessage, address = url): string | null {
  if (method !== 'GET' || address.includes('?')) return null;
  const choice = choiceIn(headers.cookie ?? '');
  if (choice === null) return null;
  return [
    address,
    headers.host,
    headers['x-forwarded-host'],
    headers['x-forwarded-proto'],
    headers['accept-encoding'],
    choice,
  ].join('\n');
}

/** The consent cookie as received, `''` without one; null if other cookies affect the page, or there are two. */
function choiceIn(cookies: string): string | null {
  if (cookies.includes(VISIT_COOKIE) || cookies.includes(PREVIEW_COOKIE)) return null;
  const at = cookies.indexOf(CONSENT_COOKIE);
  if (at < 0) return '';
  if (cookies.includes(CONSENT_COOKIE, at + 1)) return null;
  const end = cookies.indexOf(';', at);
  const choice = cookies.slice(cookies.lastIndexOf(';', at) + 1, end < 0 ? undefined : end);
  // The framework's answer must remove the id of a visitor who refused (`delete-withdrawn-cookies.ts`).
  const isIdRefused =
    cookies.includes(VISITOR_COOKIE) && !parseConsent(choice.slice(choice.indexOf('=') + 1))?.analytics;
  return isIdRefused ? null : choice;
}
