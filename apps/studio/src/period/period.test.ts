import { describe, expect, test } from 'vitest';
import { addDays, countDays, dayOf, isCivilDay, minutesOfDay, shiftDays, startOfDay } from './civil-day.ts';
import { comparedSpan, comparisonsFor, formatPeriod, parseComparison, parsePeriod, spanOf } from './period.ts';

const ZONE = 'Europe/Madrid';
const hours = (span: { from: Date; to: Date }) => (span.to.getTime() - span.from.getTime()) / 3_600_000;

describe('days in Europe/Madrid', () => {
  test('R-01 start at local midnight, in winter and in summer', () => {
    expect(startOfDay('2026-01-15', ZONE).toISOString()).toBe('2026-01-14T23:00:00.000Z');
    expect(startOfDay('2026-07-15', ZONE).toISOString()).toBe('2026-07-14T22:00:00.000Z');
  });

  test('R-01 name the local day of an instant', () => {
    expect(dayOf(new Date('2026-07-14T22:30:00Z'), ZONE)).toBe('2026-07-15');
    expect(minutesOfDay(new Date('2026-07-14T22:30:00Z'), ZONE)).toBe(30);
  });

  test('R-01 are counted by the calendar, over months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(countDays('2026-03-28', '2026-03-30')).toBe(3);
  });

  test.each(['2026-02-30', '2026-2-3', '', 'avui', '2026-13-01'])('R-01 reject «%s»', (text) => {
    expect(isCivilDay(text)).toBe(false);
  });

  test('R-01 keep the local time when shifted over a clock change', () => {
    const sundayAtTen = new Date('2026-03-29T08:00:00Z'); // 10:00, summer time since 02:00
    expect(shiftDays(sundayAtTen, -1, ZONE).toISOString()).toBe('2026-03-28T09:00:00.000Z'); // 10:00, winter time
  });
});

describe('period in the address', () => {
  const now = new Date('2026-11-21T09:30:20Z');

  test('R-01 today ends at the next minute, and its chart at midnight', () => {
    const span = spanOf({ kind: 'avui' }, now, ZONE);
    expect(span.from.toISOString()).toBe('2026-11-20T23:00:00.000Z');
    expect(span.to.toISOString()).toBe('2026-11-21T09:31:00.000Z');
    expect(span.edge.toISOString()).toBe('2026-11-21T23:00:00.000Z');
  });

  test('R-01 the day the clock goes forward has 23 hours, the day it goes back 25', () => {
    expect(hours(spanOf({ kind: 'days', first: '2026-03-29', last: '2026-03-29' }, now, ZONE))).toBe(23);
    expect(hours(spanOf({ kind: 'days', first: '2026-10-25', last: '2026-10-25' }, now, ZONE))).toBe(25);
  });

  test('R-01 seven days end with today', () => {
    const span = spanOf({ kind: '7d' }, now, ZONE);
    expect([span.from.toISOString(), span.days]).toEqual(['2026-11-14T23:00:00.000Z', 7]);
  });

  test('R-01 «since Monday» begins today on a Monday, and six days before on a Sunday', () => {
    const daysAt = (at: string) => spanOf({ kind: 'dilluns' }, new Date(at), ZONE).days;
    expect([daysAt('2026-11-16T09:00:00Z'), daysAt('2026-11-22T09:00:00Z')]).toEqual([1, 7]);
  });

  test('R-01 today until now compares with yesterday until the same time', () => {
    const compared = comparedSpan(spanOf({ kind: 'avui' }, now, ZONE), 'anterior', ZONE);
    expect(compared?.from.toISOString()).toBe('2026-11-19T23:00:00.000Z');
    expect(compared?.to.toISOString()).toBe('2026-11-20T09:31:00.000Z');
  });

  test('R-01 the previous week is offered only for periods under a week', () => {
    expect(comparisonsFor(1)).toContain('setmana');
    expect(comparisonsFor(7)).not.toContain('setmana');
    const week = comparedSpan(spanOf({ kind: 'ahir' }, now, ZONE), 'setmana', ZONE);
    expect(week?.from.toISOString()).toBe('2026-11-12T23:00:00.000Z');
    expect(comparedSpan(spanOf({ kind: 'ahir' }, now, ZONE), 'cap', ZONE)).toBeNull();
  });

  test.each([
    [null, 'avui'],
    ['28d', '28d'],
    ['2026-11-01..2026-11-07', '2026-11-01..2026-11-07'],
    ['2026-11-07..2026-11-01', 'avui'],
    ['2026-11-20..2026-11-22', 'avui'],
    ['2024-01-01..2026-01-01', 'avui'],
    ['2026-11-01', 'avui'],
    ['sempre', 'avui'],
  ])('R-01 «%s» in the address means %s', (text, meaning) => {
    expect(formatPeriod(parsePeriod(text, '2026-11-21'))).toBe(meaning);
  });

  test('R-01 an unknown comparison means the previous period', () => {
    expect(parseComparison('demà')).toBe('anterior');
    expect(parseComparison('cap')).toBe('cap');
  });
});
