import { encodeHit, eventName } from '@sintonia/wire';
import { expect, test } from 'vitest';
import { hitRows } from './hit-rows.ts';
import { inspectorWords } from './inspector-words.ts';

const words = { ...inspectorWords('ca'), dateTime: (at: Date) => at.toISOString() };
const rowsOf = (hit: Parameters<typeof encodeHit>[0]) => hitRows('', encodeHit(hit), words);

test('T-11 the time of a hit is shown as people write it, the same for every offset', () => {
  const atMs = Date.UTC(2026, 10, 29, 14, 30, 6);
  for (const offsetMin of [0, -60]) {
    expect(rowsOf({ localTime: { atMs, offsetMin } })[0]).toEqual({
      label: 'Hora local',
      key: 't',
      value: '2026-11-29T14:30:06.000Z',
      code: null,
    });
  }
});

test('T-11 fields and codes of a hit stand in words, with the code beside', () => {
  const rows = rowsOf({
    channel: 'Tramuntana Notícies',
    events: [eventName('page'), eventName('search')],
    linkType: 'lnk_e',
    linkName: 'exposure',
    activityMap: { pageIDType: '1' },
    context: { sponsor: 'Forn' },
  });
  expect(rows.map(({ label, value, code }) => [label, value, code])).toEqual([
    ['Portal', 'Tramuntana Notícies', null],
    ['Esdeveniments', 'pàgina vista, cerca', 'event1,event2'],
    ['Enllaç o reproducció', 'enllaç cap a un altre web', 'lnk_e'],
    ['Nom de l’enllaç', 'variant vista', 'exposure'],
    ['Dada pròpia del web', 'Forn', null],
    ['Com s’identifica la pàgina del clic', 'pel nom', '1'],
  ]);
});
