import { expect, test } from 'vitest';
import { readFigures } from './read-figures.ts';

test('S-08 reads exports with various column names, date formats and number formats', () => {
  const { figures, refused } = readFigures(
    [
      '\uFEFF"Day";"Page Views";Unique Visitors;Temps de reproducció',
      '"Nov 20, 2026";1.234;56;3600,5',
      '2026-11-21;7;;',
    ].join('\r\n'),
  );
  expect(figures).toEqual([
    { day: '2026-11-20', metric: 'pageviews', value: 1234 },
    { day: '2026-11-20', metric: 'visitors', value: 56 },
    { day: '2026-11-20', metric: 'contentTimeSpent', value: 3600.5 },
    { day: '2026-11-21', metric: 'pageviews', value: 7 },
  ]);
  expect(refused).toEqual([]);
});

test('S-08 reads quoted numbers with separators, and days in the broadcaster’s zone', () => {
  expect(readFigures('day,pageviews,visits\n1/2/2026,"1,234,567",12.5\n').figures).toEqual([
    { day: '2026-02-01', metric: 'pageviews', value: 1_234_567 },
    { day: '2026-02-01', metric: 'visits', value: 12.5 },
  ]);
});

test('S-08 lists unknown columns and lines, and reads the rest', () => {
  const { figures, refused } = readFigures(
    'day,pageviews,Bounce Rate\n2026-02-30,1,2\nTotal,9,9\n2026-11-20,many,3\n2026-11-21,4,5',
  );
  expect(figures).toEqual([{ day: '2026-11-21', metric: 'pageviews', value: 4 }]);
  expect(refused).toEqual([
    { line: 1, why: 'unknownColumn', text: 'Bounce Rate' },
    { line: 2, why: 'noDay', text: '2026-02-30,1,2' },
    { line: 3, why: 'noDay', text: 'Total,9,9' },
    { line: 4, why: 'noNumber', text: 'many' },
  ]);
});

test.each(['', 'nothing', '{"a":1}', '\u0000\u0001'])('S-08 %j gives no figures and no exception', (csv) => {
  expect(readFigures(csv).figures).toEqual([]);
});
