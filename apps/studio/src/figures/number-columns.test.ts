import { describe, expect, test } from 'vitest';
import { createFormats } from '../messages/formats.ts';
import { numberColumns, shortTime } from './number-columns.ts';
import { sheetCatalan } from './sheet-catalan.ts';
import { sheetEnglish } from './sheet-english.ts';
import type { Row } from './use-rows.ts';

const formats = createFormats('ca', 'Europe/Madrid');
const english = createFormats('en', 'Europe/Madrid');

/** Headings and texts of one row, in Catalan. */
const shownOf = (key: string, unit: 'count' | 'seconds' | 'ms' | 'ratio', row: Row, name = 'Nom de la mètrica') =>
  numberColumns({ key, unit }, name, row, sheetCatalan.sheet, formats).map((column) => [column.name, column.show(row)]);

describe('columns that a number is made of', () => {
  test('R-09 the start-up time of each play, in both languages', () => {
    const row = { id: 'a', furthest_s: 40, startup: 593, value: 593 };
    expect(shownOf('startupMedian', 'ms', row)).toEqual([['Temps d’arrencada', '593 ms']]);
    const [column] = numberColumns({ key: 'startupP95', unit: 'ms' }, '', row, sheetEnglish.sheet, english);
    expect([column?.name, column?.show({ ...row, value: 8432 }), column?.of(row)]).toEqual([
      'Start-up time',
      '8.4 s',
      593,
    ]);
    expect(shownOf('startupScores', 'count', { ...row, value: 93.1 })).toEqual([
      ['Temps d’arrencada', '593 ms'],
      ['Puntuació', '93,1'],
    ]);
  });

  test('R-09 the bitrate and its time, which the average bitrate is made of', () => {
    expect(shownOf('deliveredBits', 'count', { duration: 10_000, value: 3_200_000 * 10_000 })).toEqual([
      ['Taxa de bits', '3,2 Mb/s'],
      ['Temps', '10,0 s'],
    ]);
    expect(shownOf('timeWithBitrate', 'seconds', { duration: 10_000, value: 10_000 })).toEqual([
      ['Nom de la mètrica', '10,0 s'],
    ]);
  });

  test('R-09 dropped frames and stalls as counts, ad time as time', () => {
    expect(shownOf('droppedFrames', 'count', { value: 1234 }, 'Fotogrames perduts')).toEqual([
      ['Fotogrames perduts', '1.234'],
    ]);
    expect(shownOf('stalls', 'count', { value: 1 }, 'Interrupcions')).toEqual([['Interrupcions', '1']]);
    expect(shownOf('adTime', 'seconds', { value: 75_000 }, 'Temps de publicitat')).toEqual([
      ['Temps de publicitat', '1 min 15 s'],
    ]);
    expect(shownOf('uniqueContentWatched', 'seconds', { value: 75 }, 'Contingut')).toEqual([
      ['Contingut', '1 min 15 s'],
    ]);
  });

  test('R-09 nothing where every row is one, or where a field shows it already', () => {
    expect(shownOf('plays', 'count', { startup: 593, value: 1 })).toEqual([]);
    expect(shownOf('averageAudience', 'ratio', { seconds: 60, value: 60 })).toEqual([]);
    expect(shownOf('adPlayedTime', 'seconds', { played_ms: 5000, value: 5000 })).toEqual([]);
    expect(numberColumns(undefined, '', { value: 1 }, sheetCatalan.sheet, formats)).toEqual([]);
  });

  test.each([
    [0, '0 ms'],
    [999, '999 ms'],
    [1000, '1,0 s'],
    [59_900, '59,9 s'],
    [60_000, '1 min 0 s'],
  ])('R-09 %d ms are written «%s»', (ms, text) => {
    expect(shortTime(ms, formats)).toBe(text);
  });
});
