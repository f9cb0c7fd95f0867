import { describe, expect, test } from 'vitest';
import type { BreakRequest } from './break-request.ts';
import { answering, books, decide, idsAt, milk } from './testing/a-break-decision.ts';
import { anInLine, aVast, aWrapper } from './testing/an-ad-server.ts';

describe('breaks of a VMAP schedule', () => {
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
    ['#2', { kind: 'mid', positionS: 26, breakNumber: 2 }],
    ['#1', {}],
    ['#4', { kind: 'post', positionS: 36, breakNumber: 4 }],
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
      { breakNumber: 7 },
      { kind: 'mid', positionS: 26, breakNumber: 7 },
      { kind: 'post', positionS: 36, breakNumber: 7 },
    ];
    const elsewhere = others.filter(({ kind }) => kind !== request.kind);
    for (const other of elsewhere) expect(await idsAt(network, other)).toEqual([]);
  });

  test('V-02 a break named by position takes precedence over a near one', async () => {
    const network = answering(vmapOf(['00:00:26', '', inside(milk)], ['#2', '', inside(books)]));
    expect(await idsAt(network, { kind: 'mid', positionS: 26, breakNumber: 2 })).toEqual(['books']);
    expect(await idsAt(network, { kind: 'mid', positionS: 26, breakNumber: 3 })).toEqual(['milk']);
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
});
