import { describe, expect, test } from 'vitest';
import { DEFAULT_AD_CONTRACT } from '../contract/ad-contract.ts';
import { beginViewing, withAd } from '../contract/viewing.ts';
import { AD_FAILURES, type AdFailureReason } from './ad-failures.ts';
import { createAdServerCircuitBreaker } from './ad-server-circuit-breaker.ts';
import { aNetwork, anHls, anInLine, aVast, aWrapper, creativesOf, type FakeNetwork } from './an-ad-server.ts';
import { decideBreak } from './decide-break.ts';
import type { BreakRequest } from './find-ads.ts';

const NOW_MS = 1_800_000_000_000;
const TAG = 'https://ads.example/tag';
const MEDIA = { 'https://cdn.example/milk.m3u8': anHls(10), 'https://cdn.example/books.m3u8': anHls(6) };
const contract = { ...DEFAULT_AD_CONTRACT, openingAdSeconds: 40, breakSeconds: 30, startsWithinMs: 500 };
const preroll: BreakRequest = { kind: 'pre', positionS: 0, contentS: 36, contentId: 'cims', breakS: 30, place: 1 };

const decide = (
  network: FakeNetwork,
  request: Partial<BreakRequest> = {},
  tagUrl = TAG,
  viewing = beginViewing(NOW_MS / 1000),
  breaker = createAdServerCircuitBreaker(),
  creatives = creativesOf(),
) =>
  decideBreak({ ...preroll, ...request }, viewing, {
    tagUrl,
    transport: network,
    contract,
    breaker,
    creatives,
    nowMs: () => NOW_MS,
    random: () => 0.5,
  });
const answering = (text: string, more = {}) => aNetwork({ [TAG]: text, ...MEDIA, ...more });
const milk = anInLine({ id: 'milk' });
const books = anInLine({ id: 'books', duration: '00:00:06' });

describe('the decision of a break', () => {
  test('V-02 a VAST ad has its name, true length, addresses and skip offset', async () => {
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

  test.each(['2.0', '3.0', '4.0', '4.1', '4.2'])('V-02 reads VAST %s', async (version) => {
    const { ads } = await decide(answering(`<VAST version="${version}">${milk}</VAST>`));
    expect(ads.map(({ id }) => id)).toEqual(['milk']);
  });

  test('V-02 a pod plays in order; a stand-alone ad replaces a failed one', async () => {
    const broken = anInLine({ id: 'broken', sequence: 1 });
    const second = anInLine({ id: 'milk', sequence: 2 });
    const { ads, failures } = await decide(answering(aVast(books, second, broken)));
    expect(ads.map(({ id }) => id)).toEqual(['books', 'milk']);
    expect(failures.map(({ reason }) => reason)).toEqual(['mediaUnreachable']);
  });

  test('V-02 without a pod a single ad plays', async () => {
    expect((await decide(answering(aVast(milk, books)))).ads.map(({ id }) => id)).toEqual(['milk']);
  });

  test('V-02 follows five wrappers, and each gets the ad’s events', async () => {
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

  test('V-02 wrappers in a circle, or in thousands, terminate', async () => {
    const circle = await decide(answering(aVast(aWrapper(TAG))));
    expect(circle.failures.map(({ reason }) => reason)).toEqual(['wrapperLimit']);
    const many = answering(
      aVast(...Array.from({ length: 500 }, (_, i) => aWrapper(`https://wrap.example/${i}`, `w${i}`, i + 1))),
    );
    expect((await decide(many)).ads).toEqual([]);
    expect(many.requested.length).toBeLessThanOrEqual(21);
  });

  test('V-02 limits the total size of wrappers', async () => {
    const heavy = aVast(milk).replace('</VAST>', `<!--${'x'.repeat(200_000)}--></VAST>`);
    const places = Array.from({ length: 6 }, (_, i) => `https://wrap.example/${i}`);
    const network = answering(
      aVast(...places.map((place, i) => aWrapper(place, `w${i}`, i + 1))),
      Object.fromEntries(places.map((place) => [place, heavy])),
    );
    const { failures } = await decide(network);
    expect(failures.filter(({ reason }) => reason === 'wrapperLimit')).toHaveLength(4);
  });

  test('V-02 resolves a wrapper address without scheme against its document', async () => {
    const network = answering(aVast(aWrapper('//wrap.example/inner')), { 'https://wrap.example/inner': aVast(milk) });
    expect((await decide(network)).ads).toHaveLength(1);
  });

  test('V-02 uses the VMAP break at our break’s position', async () => {
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

  /** @param breaks time offset, attributes of its source, content */
  const vmapOf = (...breaks: [string, string, string][]) =>
    `<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">${breaks
      .map(
        (
          [offset, source, inside],
          i,
        ) => `<vmap:AdBreak timeOffset="${offset}" breakType="linear, display" breakId="b${i}">
          <vmap:AdSource ${source}>${inside}</vmap:AdSource><vmap:TrackingEvents>
          ${['breakStart', 'breakEnd', 'error'].map((event) => `<vmap:Tracking event="${event}"><![CDATA[https://ads.example/${event}/${i}?c=[ERROR_CODE]]]></vmap:Tracking>`).join('')}
          </vmap:TrackingEvents></vmap:AdBreak>`,
      )
      .join('')}</vmap:VMAP>`;
  const inside = (...ads: string[]) => `<vmap:VASTAdData>${aVast(...ads)}</vmap:VASTAdData>`;
  const idsAt = async (network: FakeNetwork, request: Partial<BreakRequest> = {}) =>
    (await decide(network, request)).ads.map(({ id }) => id);

  test('V-02 a pod split over several breaks at one offset plays whole, and each break gets its events', async () => {
    const vmap = vmapOf(
      ['00:00:26', '', inside(milk)],
      ['00:00:12', '', inside(books)],
      ['00:00:26.000', '', '<vmap:AdTagURI><![CDATA[/books]]></vmap:AdTagURI>'],
    );
    const network = answering(vmap, { 'https://ads.example/books': aVast(books) });
    const { ads, breakTracking } = await decide(network, { kind: 'mid', positionS: 26 });
    expect(ads.map(({ id }) => id)).toEqual(['milk', 'books']);
    expect(breakTracking.breakStart.map((url) => url.split('?')[0])).toEqual([
      ...['https://ads.example/breakStart/0', 'https://ads.example/breakStart/2'],
    ]);
    expect(breakTracking.breakEnd).toHaveLength(2);
    expect(network.pinged).toEqual([]);
  });

  test('V-02 a failed one of several breaks gets its own error code, and another ad takes its position', async () => {
    const spare = anInLine({ id: 'books', duration: '00:00:06' });
    const network = answering(
      vmapOf(
        ['start', '', '<vmap:AdTagURI><![CDATA[https://gone.example/]]></vmap:AdTagURI>'],
        ['start', '', inside(milk, spare)],
      ),
    );
    expect(await idsAt(network)).toEqual(['books', 'milk']);
    expect(network.pinged).toEqual(['https://ads.example/error/0?c=1008']);
  });

  test('V-02 one of several breaks that never answers does not affect the others', async () => {
    const slow = '<vmap:AdTagURI><![CDATA[https://slow.example/]]></vmap:AdTagURI>';
    const network = answering(vmapOf(['start', '', slow], ['start', '', inside(milk)]), {
      'https://slow.example/': 'never',
    });
    expect(await idsAt(network)).toEqual(['milk']);
    expect(network.pinged).toEqual(['https://ads.example/error/0?c=1007']);
  });

  test.each<[string, Partial<BreakRequest>]>([
    ['#2', { kind: 'mid', positionS: 26, place: 2 }],
    ['#1', {}],
    ['#4', { kind: 'post', positionS: 36, place: 4 }],
    ['0%', {}],
    ['50%', { kind: 'mid', positionS: 18 }],
    ['100%', { kind: 'post', positionS: 36 }],
    ['00:00:36', { kind: 'post', positionS: 36 }],
    ['end', { kind: 'post', positionS: 36 }],
    ['00:00:00.000', {}],
    ['start', {}],
  ])('V-02 an offset of %s selects the break at that position, and no other', async (offset, request) => {
    const network = answering(vmapOf([offset, '', inside(milk)]));
    expect(await idsAt(network, request)).toEqual(['milk']);
    const others: Partial<BreakRequest>[] = [
      { place: 7 },
      { kind: 'mid', positionS: 26, place: 7 },
      { kind: 'post', positionS: 36, place: 7 },
    ];
    const elsewhere = others.filter(({ kind }) => kind !== request.kind);
    for (const other of elsewhere) expect(await idsAt(network, other)).toEqual([]);
  });

  test('V-02 a break named by position takes precedence over a near one', async () => {
    const network = answering(vmapOf(['00:00:26', '', inside(milk)], ['#2', '', inside(books)]));
    expect(await idsAt(network, { kind: 'mid', positionS: 26, place: 2 })).toEqual(['books']);
    expect(await idsAt(network, { kind: 'mid', positionS: 26, place: 3 })).toEqual(['milk']);
  });

  test('V-02 a source limited to one ad gives one; a source without redirects gives no wrapped ads', async () => {
    const pod = [anInLine({ id: 'milk', sequence: 1 }), anInLine({ id: 'books', sequence: 2, duration: '00:00:06' })];
    expect(await idsAt(answering(vmapOf(['start', '', inside(...pod)])))).toEqual(['milk', 'books']);
    expect(await idsAt(answering(vmapOf(['start', 'allowMultipleAds="false"', inside(...pod)])))).toEqual(['milk']);
    const wrapped = inside(aWrapper('https://wrap.example/0'));
    const network = (attributes: string) =>
      answering(vmapOf(['start', attributes, wrapped]), { 'https://wrap.example/0': aVast(milk) });
    expect(await idsAt(network('followRedirects="true"'))).toEqual(['milk']);
    const refused = network('followRedirects="false"');
    expect(await idsAt(refused)).toEqual([]);
    expect(refused.requested).not.toContain('https://wrap.example/0');
    expect(refused.pinged).toEqual([
      'https://wrap.example/error/wrapper?code=302',
      'https://ads.example/error/0?c=1004',
    ]);
  });

  test('V-02 limits set by a wrapper apply to the documents below it', async () => {
    const pod = aVast(
      anInLine({ id: 'milk', sequence: 1 }),
      anInLine({ id: 'books', sequence: 2, duration: '00:00:06' }),
    );
    const of = (attributes: string, inner: string) =>
      answering(aVast(aWrapper('https://wrap.example/0').replace('<Wrapper>', `<Wrapper ${attributes}>`)), {
        'https://wrap.example/0': inner,
        'https://wrap.example/1': aVast(milk),
      });
    expect(await idsAt(of('allowMultipleAds="1"', pod))).toEqual(['milk', 'books']);
    expect(await idsAt(of('', pod))).toEqual(['milk']);
    const chain = aVast(aWrapper('https://wrap.example/1', 'w1'));
    expect(await idsAt(of('', chain))).toEqual(['milk']);
    expect(await idsAt(of('followAdditionalWrappers="0"', chain))).toEqual([]);
  });

  test('V-02 each failed pod position is filled by a different ad', async () => {
    const pod = aVast(
      anInLine({ id: 'gone', sequence: 1 }),
      anInLine({ id: 'milk', sequence: 2 }),
      aWrapper('https://gone.example/', 'w', 3),
      anInLine({ id: 'script', sequence: 4, type: 'application/javascript' }),
      books,
      anInLine({ id: 'bread', duration: '00:00:06' }),
    );
    const network = answering(pod, { 'https://cdn.example/bread.m3u8': anHls(6) });
    expect(await idsAt(network)).toEqual(['books', 'milk', 'bread']);
  });

  test('V-02 ignores spaces and codecs after a media type', async () => {
    const type = 'application/x-mpegURL ; codecs=&quot;avc1.4d401f&quot;';
    expect(await idsAt(answering(aVast(anInLine({ id: 'milk', type }))))).toEqual(['milk']);
  });

  test('V-02 sends each failure to an address once', async () => {
    const gone = anInLine({ id: 'gone' });
    const network = answering(aVast(gone, gone, gone));
    await decide(network);
    expect(network.pinged).toEqual([`https://ads.example/error/gone?code=${AD_FAILURES.mediaUnreachable}`]);
  });

  test('V-02 the ad server receives facts of the break, and nothing about the viewer', async () => {
    const network = answering('');
    await decide(
      network,
      { kind: 'mid', positionS: 26.5 },
      `${TAG}?p=[BREAKPOSITION]&t=[CONTENTPLAYHEAD]&c=[CONTENTID]&ip=[CLIENTIP]`,
    );
    expect(network.requested).toEqual([`${TAG}?p=2&t=00%3A00%3A26.500&c=cims&ip=-1`]);
  });
});

/** Ways in which an ad server can fail, with the recorded reason. */
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
  [
    'sends an ad that is a script',
    answering(aVast(anInLine({ id: 'milk', type: 'application/javascript' }))),
    'noMedia',
  ],
  [
    'sends a medium with another scheme',
    answering(aVast(anInLine({ id: 'milk', media: 'file:///etc/passwd' }))),
    'noMedia',
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

  test('V-02 each failed ad is notified with its own code', async () => {
    const network = aNetwork({ [TAG]: aVast(milk), 'https://cdn.example/milk.m3u8': anHls(300) });
    await decide(network);
    expect(network.pinged).toEqual([`https://ads.example/error/milk?code=${AD_FAILURES.wrongDuration}`]);
  });

  test('V-08 a server that is repeatedly late is no longer waited for', async () => {
    const breaker = createAdServerCircuitBreaker();
    const network = aNetwork({ [TAG]: 'never' });
    const fresh = beginViewing(NOW_MS / 1000);
    for (let i = 0; i < 3; i++) await decide(network, {}, TAG, fresh, breaker);
    expect(await decide(network, {}, TAG, fresh, breaker)).toMatchObject({
      ads: [],
      failures: [{ reason: 'resting' }],
    });
    expect(network.requested).toHaveLength(3);
  });

  test('V-02 when one medium of a pod never arrives, the other plays', async () => {
    const pod = aVast(
      anInLine({ id: 'milk', sequence: 1 }),
      anInLine({ id: 'books', sequence: 2, duration: '00:00:06' }),
    );
    const network = aNetwork({ [TAG]: pod, ...MEDIA, 'https://cdn.example/milk.m3u8': 'never' });
    const { ads, failures } = await decide(network);
    expect(ads.map(({ id }) => id)).toEqual(['books']);
    expect(failures.map(({ reason }) => reason)).toEqual(['mediaTimeout']);
  });

  test('V-02 an exception of the transport gives an internal failure and no ad', async () => {
    const network = aNetwork({});
    network.read = async () => {
      throw new Error('bug');
    };
    expect(await decide(network)).toMatchObject({ ads: [], failures: [{ reason: 'internal' }] });
  });
});

describe('the contract in the decision (V-08)', () => {
  test('V-08 an ad at its hourly limit is replaced by another, and its server is notified', async () => {
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

describe('files of real ad servers (V-02)', () => {
  /** As in the IAB's samples: separate sizes, types with codecs, event names without a place, a duration. */
  const files = (...media: [attributes: string, url: string][]) =>
    `<MediaFiles>${media
      .map(
        ([attributes, url]) => `<MediaFile delivery="progressive" ${attributes}>\n<![CDATA[ ${url} ]]>\n</MediaFile>`,
      )
      .join('')}</MediaFiles>`;
  const sold = (mediaFiles: string, id = 'intro') =>
    `<VAST version="3.0"><Ad id="${id}"><InLine><Impression id="i">http://a.example/i</Impression>
      <AdSystem version="4.0">s</AdSystem><Pricing model="cpm" currency="EUR"><![CDATA[ 25.00 ]]></Pricing>
      <Error>http://a.example/error?c=[ERRORCODE]</Error><AdTitle>a title</AdTitle><Creatives>
      <Creative id="5480" sequence="1" adId="2447226"><Linear><TrackingEvents>
      <Tracking event="start" offset="09:15:23">http://a.example/start</Tracking></TrackingEvents>
      <Duration>00:00:16</Duration>${mediaFiles}<VideoClicks><ClickThrough id="blog"><![CDATA[ https://a.example ]]></ClickThrough></VideoClicks>
      </Linear></Creative></Creatives><Extensions><Extension type="x"><n><![CDATA[ 2 ]]></n></Extension></Extensions>
      </InLine></Ad></VAST>`;
  const three = files(
    ['id="1" type="video/mp4" bitrate="4000" width="1920" height="1080" codec="H.264"', 'https://cdn.example/high.mp4'],
    ['id="2" type="video/mp4" bitrate="600" width="640" height="360" codec="H.264"', 'https://cdn.example/low.mp4'],
    [
      'id="3" type="video/mp4 ; codecs=&quot;avc1&quot;" bitrate="2000" width="1280" height="720"',
      'https://cdn.example/mid.mp4',
    ],
    ['id="4" type="application/javascript" apiFramework="VPAID" width="1" height="1"', 'https://cdn.example/vpaid.js'],
    ['id="5" type="video/mp4" apiFramework="VPAID" width="640" height="720"', 'https://cdn.example/vpaid.mp4'],
  );
  const made = { path: '/ads/creatives/a/b/master.m3u8', lengthS: 16.2 };
  const with_ = (text: string, creatives: ReturnType<typeof creativesOf>, more = {}) =>
    decide(answering(text, more), {}, TAG, beginViewing(NOW_MS / 1000), createAdServerCircuitBreaker(), creatives);

  test('V-02 the sufficiently large file plays from our origin, and its events go to its ad server', async () => {
    const { ads, failures } = await with_(sold(three), creativesOf({ 'https://cdn.example/mid.mp4': made }));
    expect(failures).toEqual([]);
    expect(ads).toMatchObject([{ id: 'intro', creativeId: '2447226', lengthS: 16.2, campaign: 'intro' }]);
    expect([ads[0]?.plays.pathname, ads[0]?.medium.url.href]).toEqual([made.path, 'https://cdn.example/mid.mp4']);
    expect(ads[0]?.tracking).toMatchObject({ impression: ['http://a.example/i'], start: ['http://a.example/start'] });
  });

  test('V-02 prefers HLS to files; an ad whose file cannot be prepared is replaced by another', async () => {
    const hls =
      '<MediaFiles><MediaFile type="application/x-mpegURL" width="1" height="1">https://cdn.example/milk.m3u8</MediaFile>';
    const both = sold(three.replace('<MediaFiles>', hls)).replace('00:00:16', '00:00:10');
    expect((await with_(both, creativesOf())).ads[0]?.plays.href).toBe('https://cdn.example/milk.m3u8');
    const low = await with_(sold(three), creativesOf({ 'https://cdn.example/low.mp4': made }));
    expect(low.ads[0]?.medium.url.pathname).toBe('/low.mp4');
  });

  test('V-08 on first use a file is not ready: content starts without it or with another ad, and its server is notified', async () => {
    const network = answering(sold(three).replace('</VAST>', `${milk}</VAST>`));
    const preparing = creativesOf({ 'https://cdn.example/mid.mp4': 'preparing' });
    const breaker = createAdServerCircuitBreaker();
    const { ads, failures, broken } = await decide(network, {}, TAG, beginViewing(NOW_MS / 1000), breaker, preparing);
    expect([ads.map(({ id }) => id), broken]).toEqual([['milk'], []]);
    expect(failures).toMatchObject([{ reason: 'mediaPreparing' }]);
    expect(network.pinged).toEqual(['http://a.example/error?c=407']);
  });

  test('V-02 a file that can never be played is reported as such', async () => {
    const { ads, failures } = await with_(sold(three), creativesOf());
    expect([ads, failures.map(({ reason }) => reason)]).toEqual([[], ['creativeUnusable']]);
  });
});
