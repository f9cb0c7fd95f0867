import { expect, test } from 'vitest';
import { acceptedPurposes, choiceDays } from './choice-days.ts';
import type { ConsentDay } from './privacy.ts';

const aRow = (over: Partial<ConsentDay>): ConsentDay => ({
  day: '2026-11-20',
  choice: '1.111',
  asked: 'banner',
  first: 0,
  changed: 0,
  ...over,
});

test('R-07 counts choices by day and by accepted purposes; a day without choices has a row', () => {
  const rows = [
    aRow({ first: 5 }),
    aRow({ asked: 'centre', changed: 2 }),
    aRow({ choice: '1.000', first: 3 }),
    aRow({ choice: '1.110', first: 1, changed: 1 }),
    aRow({ day: '2026-11-22', choice: '1.000', first: 9 }),
  ];
  expect(choiceDays(rows, ['2026-11-20', '2026-11-21'])).toEqual([
    { day: '2026-11-20', accepted: 7, refused: 3, partly: 2, first: 9, changed: 3 },
    { day: '2026-11-21', accepted: 0, refused: 0, partly: 0, first: 0, changed: 0 },
  ]);
  expect(acceptedPurposes('1.101')).toEqual(['analytics', 'personalisation']);
});
