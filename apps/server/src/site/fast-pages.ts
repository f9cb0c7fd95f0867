/**
 * Serves cached pages without the framework (decision 0021). Status and headers are recorded from the framework's own
 * answer, except for values that differ per response.
 */

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { FastAnswer } from '../http/fast-path/fast-path.ts';
import { remember } from '../memory/remember.ts';
import { createNonce } from './content-security-policy.ts';
import { requestKey } from './fast-page-key.ts';
import type { RenderedPage } from './rendered-page.ts';

/** Most request variants over all pages; beyond it the oldest is evicted. */
const MAX_FAST = 2000;

type HtmlPage = RenderedPage & { kind: 'html' };

export interface FastPages {
  answer: FastAnswer;
  /** Announces the page of an answer, unless it depends on more than `answer` checks. Call it before sending. */
  willSend(request: FastifyRequest, page: RenderedPage, cacheKey: string): void;
  /** Records the answer with all its headers. */
  sending(request: FastifyRequest, reply: FastifyReply): void;
}

interface FastPage {
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
export function createFastPages(
  fresh: (cacheKey: string) => RenderedPage | null,
  log: Pick<FastifyBaseLogger, 'info'>,
): FastPages {
  const pages = new Map<string, FastPage>();
  const coming = new WeakMap<FastifyRequest, { page: HtmlPage; cacheKey: string }>();

  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const key = requestKey(request);
    const fast = key === null ? undefined : pages.get(key);
    const page = fast && fresh(fast.cacheKey);
    if (page?.kind !== 'html' || fast?.page.deref() !== page) return false;
    const nonce = createNonce();
    const { gzip } = page;
    const body = gzip.borrow(nonce);
    if (!body) return false;
    const headers = fast.headers.slice();
    headers[fast.policyAt] = fast.policy.join(nonce);
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
      const fast = {
        page: new WeakRef(sent.page),
        cacheKey: sent.cacheKey,
        headers,
        policyAt: headers.length - 1,
        policy: String(policy).split(nonce),
      };
      remember(pages, key, fast, MAX_FAST);
    },
  };
}
