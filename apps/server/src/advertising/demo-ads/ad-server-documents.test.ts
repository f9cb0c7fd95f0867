import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { element, writeXml } from '../../http/answers/xml.ts';
import { readAdDocument } from '../decision/ad-document.ts';
import { unwrapVast } from '../decision/unwrap-vast.ts';
import { vastDocument, vmapDocument } from './ad-server-documents.ts';
import { createDemoAdServer, DEMO_AD_ORIGIN } from './demo-ad-server.ts';

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

/** Removes characters that XML cannot contain. */
const xmlCharacters = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters
  text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

async function adsOf(xml: string) {
  const document = readAdDocument(xml);
  if (!document.ok) throw new Error(document.error);
  const ports = { transport: silent, signal: AbortSignal.timeout(1000) };
  return unwrapVast(document.value, new URL(DEMO_AD_ORIGIN), ports);
}

describe('the demo ad server’s documents', () => {
  test('V-02 a pod in VAST 4.2 has skip offset, click-through and all tracking events', async () => {
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

  test('V-02 without a campaign, an empty VAST has an error address', async () => {
    expect(await adsOf(vastDocument([], DEMO_AD_ORIGIN))).toEqual({
      pod: [],
      alone: [],
      failures: [
        { reason: 'noAds', errorUrls: [`${DEMO_AD_ORIGIN}/ads/demo/event/error?code=[ERRORCODE]&cb=[CACHEBUSTING]`] },
      ],
    });
  });

  test('V-02 VMAP 1.0 breaks have their position in the content', () => {
    const xml = vmapDocument([{ id: 'preroll', offset: 'start', campaigns: [milk] }], DEMO_AD_ORIGIN);
    const document = readAdDocument(xml);
    expect(document.ok && document.value.name).toBe('VMAP');
    expect(xml).toContain('<vmap:AdBreak timeOffset="start" breakType="linear" breakId="preroll">');
  });

  test('V-02 no text escapes its element or attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const document = readAdDocument(writeXml(element('a', { b: text }, element('c', {}, text))));
        expect(document.ok).toBe(true);
        if (!document.ok) return;
        const [only, ...more] = document.value.children;
        expect([only?.name, more, only?.text, document.value.attributes.get('b')]).toEqual([
          'c',
          [],
          xmlCharacters(text),
          xmlCharacters(text),
        ]);
      }),
    );
  });

  test('V-02 counts only known events and campaigns', () => {
    const counted: string[] = [];
    const server = createDemoAdServer([milk], (event, campaign) => counted.push(`${event} ${campaign}`));
    expect([server.event('start', 'milk'), server.event('error', null)]).toEqual([true, true]);
    expect([server.event('start', 'nobody'), server.event('constructor', 'milk')]).toEqual([false, false]);
    expect(counted).toEqual(['start milk', 'error none']);
  });
});
