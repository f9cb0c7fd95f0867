/**
 * Pages that were given before, given again past the framework (decision 0021). What was sent is what is sent: status and
 * headers are those of the framework's own answer, but for what each response has of its own.
 */

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CONSENT_COOKIE, parseConsent } from '@sintonia/wire';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { QuickAnswer } from '../http/fast-path.ts';
import { VISITOR_COOKIE } from '../identity/visitor-cookie.ts';
import { remember } from '../memory/remember.ts';
import { PREVIEW_COOKIE } from '../personalisation/pages/preview-cookie.ts';
import { VISIT_COOKIE } from '../personalisation/pages/visit-cookie.ts';
import { createNonce } from './content-security-policy.ts';
import type { RenderedPage } from './rendered-page.ts';

/** Ways of asking, of all pages; past these the one that was kept first is asked in full again. */
const MAX_QUICK = 2000;

type HtmlPage = RenderedPage & { kind: 'html' };

export interface QuickPages {
  answer: QuickAnswer;
  /** The page that this answer is made of, unless it depends on more than `answer` looks at. Call it before it is sent. */
  willSend(request: FastifyRequest, page: RenderedPage, cacheKey: string): void;
  /** The answer as it leaves, with all its headers. */
  sending(request: FastifyRequest, reply: FastifyReply): void;
}

interface QuickPage {
  /** The cache's: what that lets go is not kept here. */
  page: WeakRef<HtmlPage>;
  cacheKey: string;
  /** Names and values in turn, as Node takes them; the policy's value is left empty. */
  headers: readonly string[];
  policyAt: number;
  /** Around the nonces. */
  policy: readonly string[];
}

/** @param fresh the page that the cache has under a key, while it is fresh */
export function createQuickPages(
  fresh: (cacheKey: string) => RenderedPage | null,
  log: Pick<FastifyBaseLogger, 'info'>,
): QuickPages {
  const pages = new Map<string, QuickPage>();
  const coming = new WeakMap<FastifyRequest, { page: HtmlPage; cacheKey: string }>();

  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const key = wayOfAsking(request);
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
      const key = wayOfAsking(request.raw, request.originalUrl);
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
 * All of a request that a page can depend on; null where the framework must look. An address with parameters may be a
 * preview, or a page that is rarely asked for twice; cookies of visits and trials are read by decisions.
 */
function wayOfAsking({ method, url = '', headers }: IncomingMessage, asked = url): string | null {
  if (method !== 'GET' || asked.includes('?')) return null;
  const choice = choiceIn(headers.cookie ?? '');
  if (choice === null) return null;
  return [
    asked,
    headers.host,
    headers['x-forwarded-host'],
    headers['x-forwarded-proto'],
    headers['accept-encoding'],
    choice,
  ].join('\n');
}

/** The consent cookie as it was sent, `''` without one; null where other cookies change the page, or there are two. */
function choiceIn(cookies: string): string | null {
  if (cookies.includes(VISIT_COOKIE) || cookies.includes(PREVIEW_COOKIE)) return null;
  const at = cookies.indexOf(CONSENT_COOKIE);
  if (at < 0) return '';
  if (cookies.includes(CONSENT_COOKIE, at + 1)) return null;
  const end = cookies.indexOf(';', at);
  const choice = cookies.slice(cookies.lastIndexOf(';', at) + 1, end < 0 ? undefined : end);
  // The answer has to remove the id of who refuses (`take-back-cookies.ts`).
  const isIdRefused =
    cookies.includes(VISITOR_COOKIE) && !parseConsent(choice.slice(choice.indexOf('=') + 1))?.analytics;
  return isIdRefused ? null : choice;
}
