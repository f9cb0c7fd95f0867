import { encodeHit, VISIBLE_CONTEXT } from '@sintonia/wire';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aTag } from '../testing/a-tag.ts';
import { fakeWindow } from '../testing/fake-window.ts';
import { alsoHeartbeats } from './also-heartbeats.ts';
import { copyHit } from './copy-hit.ts';

const THEIRS = { analytics: 'https://metrics.example', heartbeats: 'https://beats.example/track' };
const ADDRESS = 'https://media.example/b/ss/tramuntana/1/SJS-1/s123';

let copies: [string, RequestInit][];
beforeEach(() => {
  copies = [];
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    copies.push([url, options]);
    throw new TypeError('Failed to fetch'); // a copy may fail
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a parallel run', () => {
  test('S-08 copies a hit in the same bytes, a long one as a body', () => {
    copyHit(THEIRS, ADDRESS, 'AQB=1&mid=2&AQE=1');
    copyHit(THEIRS, ADDRESS, `AQB=1&v1=${'a'.repeat(3000)}&AQE=1`);
    const theirs = 'https://metrics.example/b/ss/tramuntana/1/SJS-1/s123';
    expect(copies.map(([url]) => url)).toEqual([`${theirs}?AQB=1&mid=2&AQE=1`, theirs]);
    expect(copies[0]?.[1]).toEqual({
      mode: 'no-cors',
      credentials: 'include',
      keepalive: true,
      referrerPolicy: 'strict-origin',
    });
    expect(copies[1]?.[1]).toMatchObject({ method: 'POST', body: `AQB=1&v1=${'a'.repeat(3000)}&AQE=1` });
  });

  test('S-08 R-01 copies no hit of time on page', () => {
    const timed = encodeHit({ linkType: 'lnk_o', context: { [VISIBLE_CONTEXT]: '1200' } });
    const linked = encodeHit({ linkType: 'lnk_o', linkName: 'visible.&visible.&', pageName: '&visible.&' });
    copyHit(THEIRS, ADDRESS, timed);
    copyHit(THEIRS, ADDRESS, linked);
    expect(copies.map(([url]) => url.endsWith(linked))).toEqual([true]);
  });

  test('S-08 names the other server’s analytics in a copied heartbeat, and sends ours unchanged', async () => {
    const own: string[] = [];
    const send = alsoHeartbeats(THEIRS, async (url) => own.push(url) > 0);
    const url =
      'https://media.example/hb/?s:sc:rsid=a&s:sc:tracking_server=media.example%3A4000&s:event:type=play&l:own:ads_planned=2';
    expect(await send(url)).toBe(true);
    expect(own).toEqual([url]);
    expect(copies.map(([copy]) => copy)).toEqual([
      'https://beats.example/track/?s:sc:rsid=a&s:sc:tracking_server=metrics.example&s:event:type=play',
    ]);
  });

  test('C-07 S-08 copies only hits that need consent, once, also when the page is left', async () => {
    const page = fakeWindow('https://media.example/', {}, { areImagesAnswered: () => false, identity: () => IDENTITY });
    const tag = aTag(page.window, { settings: { parallelRun: THEIRS } });
    tag.setPage({ pageName: 'portada' });
    tag.pageView();
    tag.consent.choose({ analytics: false, audience: false, personalisation: false });
    await vi.waitFor(() => expect(page.sent).toHaveLength(1));
    tag.consent.choose({ analytics: true, audience: true, personalisation: false });
    await vi.waitFor(() => expect(copies).toHaveLength(1));
    page.fire('pagehide');
    const own = page.sent.filter(({ how }) => how === 'image' || how === 'beacon').map(({ url }) => url);
    expect(own).toHaveLength(2);
    expect(own[0]).toBe(own[1]);
    expect(copies.map(([url]) => url)).toEqual([own[0]?.replace('https://media.example', 'https://metrics.example')]);
  });
});

const IDENTITY = JSON.stringify({
  d_mid: '2'.repeat(38),
  dcs_region: 6,
  d_blob: 'b',
  d_optout: [],
  id_sync_ttl: 604800,
});
