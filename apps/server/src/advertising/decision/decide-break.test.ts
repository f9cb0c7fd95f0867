import { describe, expect, test } from 'vitest';
import { DEFAULT_AD_CONTRACT } from '../contract/ad-contract.ts';
import { beginViewing, withAd } from '../contract/viewing.ts';
import { AD_FAILURES, type AdFailureReason } from './ad-failures.ts';
import { createAdServerPatience } from './ad-server-patience.ts';
import { aNetwork, anHls, anInLine, aVast, aWrapper, type FakeNetwork } from './an-ad-server.ts';
import { type BreakRequest, decideBreak } from './decide-break.ts';

const NOW_MS = 1_800_000_000_000;
const TAG = 'https://ads.example/tag';
const MEDIA = { 'https://cdn.example/milk.m3u8': anHls(10), 'https://cdn.example/books.m3u8': anHls(6) };
const contract = { ...DEFAULT_AD_CONTRACT, openingAdSeconds: 40, breakSeconds: 30, startsWithinMs: 500 };
const preroll: BreakRequest = { kind: 'pre', positionS: 0, contentS: 36, contentId: 'cims', breakS: 30 };

const decide = (
  network: FakeNetwork,
  request: Partial<BreakRequest> = {},
  tagUrl = TAG,
  viewing = beginViewing(NOW_MS / 1000),
  patience = createAdServerPatience(),
) =>
  decideBreak({ ...preroll, ...request }, viewing, {
    tagUrl,
    transport: network,
    contract,
    patience,
    nowMs: () => NOW_MS,
    random: () => 0.5,
  });
const answering = (text: string, more = {}) => aNetwork({ [TAG]: text, ...MEDIA, ...more });
const milk = anInLine({ id: 'milk' });
const books = anInLine({ id: 'books', duration: '00:00:06' });

describe('the decision of a break', () => {
  test('V-02 an ad of VAST comes with its name, true length, addresses and offset to skip', async () => {
    const more = `<TrackingEvents><Tracking event="midpoint">https://ads.example/mid</Tracking>
      <Tracking event="progress" offset="00:00:03">https://ads.example/three</Tracking>
      <Tracking event="progress" offset="50%">https://ads.example/half</Tracking></TrackingEvents>
      <VideoClicks><ClickThrough>https://shop.example/milk</ClickThrough></VideoClicks>`;
    const ad = anInLine({ id: 'milk', linearAttributes: 'skipoffset="25%"', more });
    const { ads, failures } = await decide(answering(aVast(ad)));
    expect(failures).toEqual([]);
    expect(ads).toMatchObject([{ id: 'milk', name: 'milk', lengthS: 10, skipAfterS: 2.5 }]);
    expect(ads[0]?.clickThrough?.href).toBe('https://shop.example/milk');
    expect(ads[0]?.tracking).toMatchObject({
      impression: ['https://ads.example/impression/milk'],
      midpoint: ['https://ads.example/mid'],
    });
    expect(ads[0]?.progress).toEqual([
      { atS: 3, urls: ['https://ads.example/three'] },
      { atS: 5, urls: ['https://ads.example/half'] },
    ]);
  });

  test.each(['2.0', '3.0', '4.0', '4.1', '4.2'])('V-02 VAST %s is read', async (version) => {
    const { ads } = await decide(answering(`<VAST version="${version}">${milk}</VAST>`));
    expect(ads.map(({ id }) => id)).toEqual(['milk']);
  });

  test('V-02 a pod plays in its order; what stands alone takes the place of what fails', async () => {
    const broken = anInLine({ id: 'broken', sequence: 1 });
    const second = anInLine({ id: 'milk', sequence: 2 });
    const { ads, failures } = await decide(answering(aVast(books, second, broken)));
    expect(ads.map(({ id }) => id)).toEqual(['milk', 'books']);
    expect(failures.map(({ reason }) => reason)).toEqual(['mediaUnreachable']);
  });

  test('V-02 without a pod one ad plays alone', async () => {
    expect((await decide(answering(aVast(milk, books)))).ads.map(({ id }) => id)).toEqual(['milk']);
  });

  test('V-02 five wrappers are followed, and all of them hear of the ad', async () => {
    const chain = (length: number) =>
      Object.fromEntries(
        Array.from({ length }, (_, i) => [
          `https://wrap.example/${i}`,
          i === length - 1 ? aVast(milk) : aVast(aWrapper(`./${i + 1}`, `w${i + 1}`)),
        ]),
      );
    const five = await decide(answering(aVast(aWrapper('https://wrap.example/0', 'w0')), chain(5)));
    expect(five.failures).toEqual([]);
    expect(five.ads[0]?.tracking.impression).toEqual([
      ...[0, 1, 2, 3, 4].map((i) => `https://wrap.example/impression/w${i}`),
      'https://ads.example/impression/milk',
    ]);
    expect(five.ads[0]?.tracking.start).toHaveLength(5);
    expect(five.ads[0]?.tracking.click).toHaveLength(5);

    const network = answering(aVast(aWrapper('https://wrap.example/0', 'w0')), chain(6));
    const six = await decide(network);
    expect([six.ads, six.failures.map(({ reason }) => reason)]).toEqual([[], ['wrapperLimit']]);
    expect(network.pinged).toContain('https://wrap.example/error/w5?code=302');
  });

  test('V-02 wrappers in a circle, or thousands of them, end', async () => {
    const circle = await decide(answering(aVast(aWrapper(TAG))));
    expect(circle.failures.map(({ reason }) => reason)).toEqual(['wrapperLimit']);
    const many = answering(
      aVast(...Array.from({ length: 500 }, (_, i) => aWrapper(`https://wrap.example/${i}`, `w${i}`, i + 1))),
    );
    expect((await decide(many)).ads).toEqual([]);
    expect(many.asked.length).toBeLessThanOrEqual(21);
  });

  test('V-02 wrappers that are heavy together are not all read', async () => {
    const heavy = aVast(milk).replace('</VAST>', `<!--${'x'.repeat(200_000)}--></VAST>`);
    const places = Array.from({ length: 6 }, (_, i) => `https://wrap.example/${i}`);
    const network = answering(
      aVast(...places.map((place, i) => aWrapper(place, `w${i}`, i + 1))),
      Object.fromEntries(places.map((place) => [place, heavy])),
    );
    const { failures } = await decide(network);
    expect(failures.filter(({ reason }) => reason === 'wrapperLimit')).toHaveLength(4);
  });

  test('V-02 a wrapper that names no scheme is asked as its document was', async () => {
    const network = answering(aVast(aWrapper('//wrap.example/inner')), { 'https://wrap.example/inner': aVast(milk) });
    expect((await decide(network)).ads).toHaveLength(1);
  });

  test('V-02 the break of a VMAP that stands where ours does', async () => {
    const at = (timeOffset: string, source: string) =>
      `<vmap:AdBreak timeOffset="${timeOffset}" breakType="linear"><vmap:AdSource>${source}</vmap:AdSource></vmap:AdBreak>`;
    const vmap = `<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
      ${at('start', `<vmap:VASTAdData>${aVast(milk)}</vmap:VASTAdData>`)}
      ${at('00:00:05', `<vmap:VASTAdData>${aVast()}</vmap:VASTAdData>`)}
      ${at('75%', '<vmap:AdTagURI templateType="vast4"><![CDATA[/books]]></vmap:AdTagURI>')}</vmap:VMAP>`;
    const network = answering(vmap, { 'https://ads.example/books': aVast(books) });
    expect((await decide(network)).ads.map(({ id }) => id)).toEqual(['milk']);
    expect((await decide(network, { kind: 'mid', positionS: 26 })).ads.map(({ id }) => id)).toEqual(['books']);
    expect((await decide(network, { kind: 'mid', positionS: 6 })).failures).toMatchObject([{ reason: 'noAds' }]);
    expect((await decide(network, { kind: 'post', positionS: 36 })).failures).toMatchObject([{ reason: 'noAds' }]);
  });

  test('V-02 the ad server is told of the break, and nothing of the viewer', async () => {
    const network = answering('');
    await decide(
      network,
      { kind: 'mid', positionS: 26.5 },
      `${TAG}?p=[BREAKPOSITION]&t=[CONTENTPLAYHEAD]&c=[CONTENTID]&ip=[CLIENTIP]`,
    );
    expect(network.asked).toEqual([`${TAG}?p=2&t=00%3A00%3A26.500&c=cims&ip=-1`]);
  });
});

/** Ways in which an ad server can fail, and what is said of each. */
const FAULTS: readonly [string, FakeNetwork, AdFailureReason][] = [
  ['never answers', aNetwork({ [TAG]: 'never' }), 'timeout'],
  ['is not there', aNetwork({}), 'unreachable'],
  ['redirects in a circle', aNetwork({ [TAG]: { fails: 'redirects' } }), 'redirects'],
  ['points into our own network', aNetwork({ [TAG]: { fails: 'forbiddenAddress' } }), 'forbiddenAddress'],
  ['sends a gigabyte', aNetwork({ [TAG]: { fails: 'tooLarge' } }), 'tooLarge'],
  ['sends nothing', answering(''), 'noAds'],
  ['sends an empty VAST', answering(aVast()), 'noAds'],
  ['sends a page', answering('<html><body>503</body></html>'), 'notVast'],
  ['sends half a document', answering('<VAST version="4.2"><Ad'), 'notXml'],
  ['sends a bomb', answering('<!DOCTYPE a [<!ENTITY b "c">]><VAST/>'), 'entities'],
  ['sends VAST 1.0', answering('<VideoAdServingTemplate/>'), 'oldVersion'],
  ['sends an ad without HLS', answering(aVast(anInLine({ id: 'milk', type: 'video/mp4' }))), 'noHls'],
  [
    'sends a medium with another scheme',
    answering(aVast(anInLine({ id: 'milk', media: 'file:///etc/passwd' }))),
    'noHls',
  ],
  [
    'lies about the type',
    aNetwork({ [TAG]: aVast(milk), 'https://cdn.example/milk.m3u8': '\0\0\0 ftypmp42' }),
    'notHls',
  ],
  [
    'sends a medium without end',
    aNetwork({ [TAG]: aVast(milk), 'https://cdn.example/milk.m3u8': '#EXTM3U\n#EXTINF:10,\n0.m4s\n' }),
    'notHls',
  ],
  [
    'lies about the length',
    aNetwork({ [TAG]: aVast(milk), 'https://cdn.example/milk.m3u8': anHls(300) }),
    'wrongDuration',
  ],
  ['has no medium', aNetwork({ [TAG]: aVast(milk) }), 'mediaUnreachable'],
  [
    'has a medium that never comes',
    aNetwork({ [TAG]: aVast(milk), 'https://cdn.example/milk.m3u8': 'never' }),
    'mediaTimeout',
  ],
  ['wraps what is not there', answering(aVast(aWrapper('https://wrap.example/gone'))), 'unreachable'],
  ['wraps what never answers', aNetwork({ [TAG]: aVast(aWrapper(`${TAG}/2`)), [`${TAG}/2`]: 'never' }), 'timeout'],
  ['wraps nothing', answering(aVast(aWrapper(`${TAG}/2`)), { [`${TAG}/2`]: aVast() }), 'noAds'],
];

describe('an ad server that fails never delays content (V-02, V-08)', () => {
  test.each(FAULTS)('V-02 one that %s: no ad, in time, with the reason', async (_, network, reason) => {
    const startedMs = performance.now();
    const decision = await decide(network);
    expect(performance.now() - startedMs).toBeLessThan(contract.startsWithinMs);
    expect(decision.ads).toEqual([]);
    expect(decision.failures.map((failure) => failure.reason)).toContain(reason);
  });

  test('V-02 every ad that fails is told why, by its code', async () => {
    const network = aNetwork({ [TAG]: aVast(milk), 'https://cdn.example/milk.m3u8': anHls(300) });
    await decide(network);
    expect(network.pinged).toEqual([`https://ads.example/error/milk?code=${AD_FAILURES.wrongDuration}`]);
  });

  test('V-08 one that is late again and again is not waited for any more', async () => {
    const patience = createAdServerPatience();
    const network = aNetwork({ [TAG]: 'never' });
    const fresh = beginViewing(NOW_MS / 1000);
    for (let i = 0; i < 3; i++) await decide(network, {}, TAG, fresh, patience);
    expect(await decide(network, {}, TAG, fresh, patience)).toMatchObject({
      ads: [],
      failures: [{ reason: 'resting' }],
    });
    expect(network.asked).toHaveLength(3);
  });

  test('V-02 of a pod of which one medium never comes, the other plays', async () => {
    const pod = aVast(
      anInLine({ id: 'milk', sequence: 1 }),
      anInLine({ id: 'books', sequence: 2, duration: '00:00:06' }),
    );
    const network = aNetwork({ [TAG]: pod, ...MEDIA, 'https://cdn.example/milk.m3u8': 'never' });
    const { ads, failures } = await decide(network);
    expect(ads.map(({ id }) => id)).toEqual(['books']);
    expect(failures.map(({ reason }) => reason)).toEqual(['mediaTimeout']);
  });

  test('V-02 a transport that throws is a fault of ours and no ad', async () => {
    const network = aNetwork({});
    network.read = async () => {
      throw new Error('bug');
    };
    expect(await decide(network)).toMatchObject({ ads: [], failures: [{ reason: 'internal' }] });
  });
});

describe('the contract in the decision (V-08)', () => {
  test('V-08 an ad that was shown twice this hour gives way to another, and its server is told', async () => {
    const fresh = beginViewing(NOW_MS / 1000);
    const once = (await decide(answering(aVast(milk)))).viewing;
    expect(once.shown).toMatchObject([{ atS: NOW_MS / 1000, lengthS: 10 }]);
    const creative = once.shown[0]?.creative ?? 0;
    const twice = withAd(
      withAd(fresh, { creative, lengthS: 1 }, NOW_MS / 1000),
      { creative, lengthS: 1 },
      NOW_MS / 1000,
    );
    const network = answering(aVast(milk, books));
    const { ads, kept } = await decide(network, {}, TAG, twice);
    expect([ads.map(({ id }) => id), kept]).toEqual([['books'], ['sameAd']]);
    expect(network.pinged).toEqual(['https://ads.example/error/milk?code=206']);
  });

  test('V-08 a pod longer than the break is cut', async () => {
    const pod = aVast(
      anInLine({ id: 'milk', sequence: 1 }),
      anInLine({ id: 'books', sequence: 2, duration: '00:00:06' }),
    );
    const { ads, kept } = await decide(answering(pod), { breakS: 12 });
    expect([ads.map(({ id }) => id), kept]).toEqual([['milk'], ['breakLength']]);
  });
});
