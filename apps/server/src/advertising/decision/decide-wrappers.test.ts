import { describe, expect, test } from 'vitest';
import { answering, decide, idsAt, milk, TAG } from './testing/a-break-decision.ts';
import { anInLine, aVast, aWrapper } from './testing/an-ad-server.ts';

describe('wrappers', () => {
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
      aVast(...places.map((breakNumber, i) => aWrapper(breakNumber, `w${i}`, i + 1))),
      Object.fromEntries(places.map((breakNumber) => [breakNumber, heavy])),
    );
    const { failures } = await decide(network);
    expect(failures.filter(({ reason }) => reason === 'wrapperLimit')).toHaveLength(4);
  });

  test('V-02 resolves a wrapper address without scheme against its document', async () => {
    const network = answering(aVast(aWrapper('//wrap.example/inner')), { 'https://wrap.example/inner': aVast(milk) });
    expect((await decide(network)).ads).toHaveLength(1);
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
});
