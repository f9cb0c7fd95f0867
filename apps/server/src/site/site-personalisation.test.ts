import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NO_DECISION, type PageDecision } from '../http/app/page-decision.ts';
import { openSite, rendered } from './testing/open-site.ts';

const PREVIEW = { activity: 'a', variant: 'b', isShown: true, end: { parameter: 'previsualitza', value: null } };

let site: Awaited<ReturnType<typeof openSite>>;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

describe('personalised and editable pages', () => {
  test('P-07 pages stay cacheable: one per route and choice of variants, independent of each other', async () => {
    const shown = (variant: string): PageDecision => ({
      ...NO_DECISION,
      key: `a.1:${variant}`,
      decisions: {
        decided: [
          {
            activity: 'a',
            variant,
            slots: { 'story.title': variant },
            watched: [],
            around: [],
            clicks: [],
            actions: [],
          },
        ],
        preview: null,
      },
    });
    const bodies = [];
    for (const one of [NO_DECISION, shown('b'), shown('c'), shown('b'), NO_DECISION, shown('c')]) {
      site.given.decision = one;
      bodies.push(rendered((await site.get('/noticia/1/x/')).body));
    }
    expect(bodies.map(({ renders, decisions }) => [renders, decisions.decided[0]?.variant])).toEqual([
      [1, undefined],
      [2, 'b'],
      [3, 'c'],
      [2, 'b'],
      [1, undefined],
      [3, 'c'],
    ]);
  });

  test('P-06 a preview link is preserved on the redirect to the canonical address', async () => {
    site.given.decision = { ...NO_DECISION, key: 'preview a.1:b', decisions: { decided: [], preview: PREVIEW } };
    const moved = await site.get('/mou?previsualitza=token');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, 'http://localhost:4000/mou/?previsualitza=token']);
  });

  test('A-03 W-02 campaign parameters are preserved on the redirect to the canonical address', async () => {
    for (const _ of ['rendered', 'kept']) {
      const moved = await site.get('/mou?ext=butlletí&utm_source=x');
      expect([moved.statusCode, moved.headers.location]).toEqual([
        301,
        'http://localhost:4000/mou/?ext=butllet%C3%AD&utm_source=x',
      ]);
    }
    expect((await site.get('/mou')).headers.location).toBe('/mou/');
  });

  test('P-06 an editable page has only the picker script, is framed by our own origin only, and is never cached', async () => {
    const page = await site.get('/?tria=ours');
    const nonce = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1];
    expect(page.body.match(/<script[^>]*>/g)).toEqual([
      `<script type="module" nonce="${nonce}" src="/estudi/picker.js">`,
    ]);
    expect(page.body).toContain(`<style nonce="${nonce}">`);
    expect(page.headers['content-security-policy']).toMatch(
      /default-src 'none';.*connect-src 'none';.*frame-ancestors 'self'; sandbox allow-scripts allow-same-origin$/,
    );
    expect([page.headers['x-frame-options'], page.headers['cache-control']]).toEqual([
      'SAMEORIGIN',
      'private, no-store',
    ]);
    const moved = await site.get('/mou?tria=ours');
    expect(moved.headers.location).toBe('http://localhost:4000/mou/?tria=ours');
  });

  test('P-06 without the studio’s token, and on a personal page, framing is forbidden', async () => {
    for (const url of ['/?tria=theirs', '/?tria=', '/compte/?tria=ours']) {
      const page = await site.get(url);
      expect(page.headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
      expect(page.body, url).not.toContain('picker.js');
    }
  });
});
