import { describe, expect, test } from 'vitest';
import {
  dateOfIso,
  instantOf,
  isoDate,
  knowOffsets,
  localDateAt,
  localTimeAt,
  offsetPeriodsAround,
  plusDays,
  weekdayOf,
} from './zoned-time.ts';

const MADRID = 'Europe/Madrid';
const iso = (ms: number) => new Date(ms).toISOString();
const on = (year: number, month: number, day: number) => ({ year, month, day });

describe('the broadcaster’s local time', () => {
  test.each([
    ['winter', on(2026, 1, 15), '21:00', '2026-01-15T20:00:00.000Z'],
    ['summer', on(2026, 7, 15), '21:00', '2026-07-15T19:00:00.000Z'],
    ['skipped by the spring change', on(2026, 3, 29), '02:30', '2026-03-29T01:30:00.000Z'],
    ['just after the spring change', on(2026, 3, 29), '03:00', '2026-03-29T01:00:00.000Z'],
    ['twice in the autumn change: the first', on(2026, 10, 25), '02:30', '2026-10-25T00:30:00.000Z'],
    ['after the autumn change', on(2026, 10, 25), '03:00', '2026-10-25T02:00:00.000Z'],
  ])('converts a time: %s', (_, date, time, expected) => {
    expect(iso(instantOf(date, time, MADRID))).toBe(expected);
  });

  test('the local day differs from the UTC day near midnight', () => {
    expect(localDateAt(Date.parse('2026-06-30T22:30:00Z'), MADRID)).toEqual(on(2026, 7, 1));
  });

  test('a day is written as in ISO 8601 and read again', () => {
    expect(isoDate(on(2026, 3, 1))).toBe('2026-03-01');
    expect(dateOfIso('2026-03-01')).toEqual(on(2026, 3, 1));
  });

  test('day arithmetic crosses months and years; Monday is 0', () => {
    expect(plusDays(on(2026, 12, 31), 1)).toEqual(on(2027, 1, 1));
    expect(plusDays(on(2026, 3, 1), -1)).toEqual(on(2026, 2, 28));
    expect(weekdayOf(on(2026, 11, 16))).toBe(0);
    expect(weekdayOf(on(2026, 11, 22))).toBe(6);
  });
});

describe('offsets that a page is given (W-13)', () => {
  const at = Date.parse('2026-11-21T09:00:00Z');

  test.each([
    [MADRID, ['2026-10-25T01:00:00.000Z'], [120, 60]],
    ['Australia/Lord_Howe', ['2026-10-03T15:30:00.000Z'], [630, 660]],
    ['Asia/Kolkata', [], [330]],
  ])('name each change of %s', (zone, changes, minutes) => {
    const periods = offsetPeriodsAround(at, zone);
    expect(periods.slice(1).map(({ startMs }) => iso(startMs))).toEqual(changes);
    expect(periods.map(({ offsetMs }) => offsetMs / 60_000)).toEqual(minutes);
    expect(periods.slice(0, -1).map(({ endMs }) => endMs)).toEqual(periods.slice(1).map(({ startMs }) => startMs));
  });

  test('replace those of the browser, which need not know the zone', () => {
    knowOffsets('Invented/Zone', offsetPeriodsAround(at, MADRID));
    expect(localTimeAt(Date.parse('2026-10-25T00:59:59Z'), 'Invented/Zone')).toBe('02:59');
    expect(localTimeAt(Date.parse('2026-10-25T01:00:00Z'), 'Invented/Zone')).toBe('02:00');
  });

  test('leave other times to the browser', () => {
    knowOffsets(MADRID, offsetPeriodsAround(at, MADRID));
    expect(localTimeAt(Date.parse('2026-07-15T19:00:00Z'), MADRID)).toBe('21:00');
    expect(localTimeAt(Date.parse('2027-07-15T19:00:00Z'), MADRID)).toBe('21:00');
  });
});
