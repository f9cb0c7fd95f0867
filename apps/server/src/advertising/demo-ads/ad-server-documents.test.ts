import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAdDocument } from '../decision/ad-document.ts';
import { unwrapVast } from '../decision/unwrap-vast.ts';
import { vastDocument, vmapDocument } from './ad-server-documents.ts';
import { createDemoAdServer, DEMO_AD_ORIGIN } from './demo-ad-server.ts';
import { element, writeXml } from './xml.ts';

const milk = {
  id: 'milk',
  advertiser: 'Cooperativa & Fills <SCCL>',
  name: 'L’ampolla «nova» "]]>',
  clip: 'ad-cooperativa',
  lengthS: 10,
  weight: 1,
  skipAfterS: 5,
};
const books = { ...milk, id: 'books', clip: 'ad-llibres', lengthS: 6, skipAfterS: null };
const silent = { read: async () => ({ ok: false as const, error: 'unreachable' as const }), ping: () => {} };

/** Without the characters that XML cannot hold. */
const kept = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

async function adsOf(xml: string) {
  const document = readAdDocument(xml);
  if (!document.ok) throw new Error(document.error);
  const ports = { transport: silent, signal: AbortSignal.timeout(1000) };
  return unwrapVast(document.value, new URL(DEMO_AD_ORIGIN), ports);
}

describe('what the demo ad server answers', () => {
  test('V-02 a pod in VAST 4.2, with skip offset, click-through and everything tracked', async () => {
    const { pod, alone, failures } = await adsOf(vastDocument([milk, books], 'https://ads.example'));
    expect([alone, failures]).toEqual([[], []]);
    expect(pod.map((ad) => [ad?.lengthS, ad?.skipAfterS])).toEqual([
      [10, 5],
      [6, null],
    ]);
    const [first] = pod;
    expect(first).toMatchObject({ advertiser: milk.advertiser, name: milk.name });
    expect(first?.media[0]?.url.href).toBe('https://ads.example/media/clips/ad-cooperativa/master.m3u8');
    expect(first?.clickThrough?.href).toBe('https://ads.example/ads/demo/advertiser/milk');
    for (const [event, urls] of Object.entries(first?.tracking ?? {}))
      expect(urls[0], event).toMatch(`https://ads.example/ads/demo/event/${event}?campaign=milk`);
    expect(first?.errorUrls[0]).toContain('code=[ERRORCODE]');
  });

  test('V-02 no campaign is an empty VAST with an address for errors', async () => {
    expect(await adsOf(vastDocument([], DEMO_AD_ORIGIN))).toEqual({
      pod: [],
      alone: [],
      failures: [
        { reason: 'noAds', errorUrls: [`${DEMO_AD_ORIGIN}/ads/demo/event/error?code=[ERRORCODE]&cb=[CACHEBUSTING]`] },
      ],
    });
  });

  test('V-02 VMAP 1.0 names its breaks by their place in the content', () => {
    const xml = vmapDocument([{ id: 'preroll', offset: 'start', campaigns: [milk] }], DEMO_AD_ORIGIN);
    const document = readAdDocument(xml);
    expect(document.ok && document.value.name).toBe('VMAP');
    expect(xml).toContain('<vmap:AdBreak timeOffset="start" breakType="linear" breakId="preroll">');
  });

  test('V-02 no text breaks out of its element or attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const document = readAdDocument(writeXml(element('a', { b: text }, element('c', {}, text))));
        expect(document.ok).toBe(true);
        if (!document.ok) return;
        const [only, ...more] = document.value.children;
        expect([only?.name, more, only?.text, document.value.attributes.get('b')]).toEqual([
          'c',
          [],
          kept(text),
          kept(text),
        ]);
      }),
    );
  });

  test('V-02 it counts only events and campaigns that it has', () => {
    const counted: string[] = [];
    const server = createDemoAdServer([milk], (event, campaign) => counted.push(`${event} ${campaign}`));
    expect([server.event('start', 'milk'), server.event('error', null)]).toEqual([true, true]);
    expect([server.event('start', 'nobody'), server.event('constructor', 'milk')]).toEqual([false, false]);
    expect(counted).toEqual(['start milk', 'error none']);
  });
});
