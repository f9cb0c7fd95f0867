/** For tests: our tag on a page of the site with an identity server that answers, and what its requests contain. */
import { decodeHit, type Hit } from '@sintonia/wire';
import { expect, vi } from 'vitest';
import { aRuleSet, audienceRule } from './a-rule-set.ts';
import { aTag } from './a-tag.ts';
import { type FakeAnswers, fakeWindow, type SentRequest } from './fake-window.ts';

export const VISITOR_ID = '20000000000000000000000000000000000001';
export const ANSWER = JSON.stringify({
  d_mid: VISITOR_ID,
  dcs_region: 6,
  d_blob: 'b-1',
  d_optout: [],
  id_sync_ttl: 604800,
});
export const PAGE = 'https://media.example/noticia/7/mar/?ext=butlleti&int=Caixa&correu=a@b.cat#comentaris';
export const ACCEPT = { analytics: true, audience: true, personalisation: false };
export const REFUSE = { analytics: false, audience: false, personalisation: false };

export const settle = () => vi.waitFor(() => new Promise((resolve) => setTimeout(resolve, 5)));

export function aPage(cookies: Record<string, string> = {}, answers: FakeAnswers = {}) {
  const page = fakeWindow(PAGE, cookies, { identity: () => ANSWER, ...answers });
  const tag = aTag(page.window, { rules: aRuleSet(audienceRule) });
  tag.setPage({ pageName: 'noticia/7', section: 'esports', user: { userId: 'u-9' } });
  return { tag, ...page };
}

export function hitOf({ url, body }: SentRequest): Hit {
  const { pathname, search } = new URL(url);
  const decoded = decodeHit(pathname, body ?? search);
  if (!decoded.ok) throw new Error(decoded.reason);
  expect(decoded.unknown).toEqual([]);
  expect(decoded.bad).toEqual([]);
  return decoded.hit;
}
export const isHit = ({ url }: SentRequest) => url.includes('/b/ss/');
