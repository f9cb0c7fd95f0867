import { describe, expect, test } from 'vitest';
import { beginViewing, withAd } from '../contract/viewing.ts';
import { AD_FAILURES } from './ad-failures.ts';
import { answering, books, decide, idsAt, milk, NOW_MS, TAG } from './testing/a-break-decision.ts';
import { anHls, anInLine, aVast, aWrapper } from './testing/an-ad-server.ts';

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
    const { ads, excluded } = await decide(network, {}, TAG, twice);
    expect([ads.map(({ id }) => id), excluded]).toEqual([['books'], ['sameAd']]);
    expect(network.pinged).toEqual(['https://ads.example/error/milk?code=206']);
  });

  test('V-08 a pod longer than the break is cut', async () => {
    const pod = aVast(
      anInLine({ id: 'milk', sequence: 1 }),
      anInLine({ id: 'books', sequence: 2, duration: '00:00:06' }),
    );
    const { ads, excluded } = await decide(answering(pod), { breakS: 12 });
    expect([ads.map(({ id }) => id), excluded]).toEqual([['milk'], ['breakLength']]);
  });
});
