import { describe, expect, test } from 'vitest';
import { guideDayName, guideDays, isGuideDate } from './guide-days.ts';

const TODAY = '2026-03-01';

describe('days of the guide', () => {
  test('W-05 reach a week back and a week forward', () => {
    const days = guideDays(TODAY).map(({ date }) => date);
    expect(days).toHaveLength(15);
    expect(days[0]).toBe('2026-02-22');
    expect(days[7]).toBe(TODAY);
    expect(days.at(-1)).toBe('2026-03-08');
  });

  test('W-05 name the near days in words', () => {
    expect(['2026-02-28', TODAY, '2026-03-02', '2026-03-03'].map((date) => guideDayName(date, TODAY).weekday)).toEqual([
      'Ahir',
      'Avui',
      'Demà',
      'dimarts',
    ]);
    expect(guideDayName('2026-04-01', TODAY).day).toBe('1 d’abril');
  });

  test('W-05 name a day of the week of a clock change like any other', () => {
    expect(guideDays('2026-03-29').map(({ date }) => date)).toContain('2026-03-30');
    expect(new Set(guideDays('2026-10-25').map(({ date }) => date)).size).toBe(15);
  });

  test.each(['2026-02-21', '2026-03-09', '2026-02-30', '2026-3-1', 'avui', '2026-13-01', ''])(
    'W-05 reject %s as a date of the guide',
    (date) => expect(isGuideDate(date, TODAY)).toBe(false),
  );
});
