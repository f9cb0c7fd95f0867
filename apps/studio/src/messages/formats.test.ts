import { describe, expect, test } from 'vitest';
import { createFormats, NO_FIGURE } from './formats.ts';

const ca = createFormats('ca', 'Europe/Madrid');
const en = createFormats('en', 'Europe/Madrid');

describe('figures in Catalan and English', () => {
  test('R-01 group thousands as each language does', () => {
    expect([ca.count(12345), en.count(12345)]).toEqual(['12.345', '12,345']);
    expect([ca.ratio(2.345), en.ratio(2.345)]).toEqual(['2,3', '2.3']);
    expect([ca.ratio(0), ca.ratio(0.1), ca.ratio(0.00547)]).toEqual(['0,0', '0,1', '0,0055']);
  });

  test('R-01 name several figures as a sentence does, keeping abbreviations', () => {
    expect(ca.list(['Pàgines vistes', 'Visitants', 'HTTP'])).toBe('Pàgines vistes, visitants i HTTP');
    expect(en.list(['Page views', 'Visitors'])).toBe('Page views and visitors');
  });

  test.each([
    [0, '0 s'],
    [59.9, '59 s'],
    [64, '1 min 4 s'],
    [3599, '59 min 59 s'],
    [3600, '1 h 0 min'],
    [463_245, '128 h 40 min'],
    [-3, '0 s'],
  ])('R-02 write %d s of play as «%s»', (seconds, text) => {
    expect(ca.duration(seconds)).toBe(text);
  });

  test('R-02 write the length of a medium without parts that are zero', () => {
    expect([0, 42, 600, 2700, 4200, 86_400].map(ca.length)).toEqual([
      '0 s',
      '42 s',
      '10 min',
      '45 min',
      '1 h 10 min',
      '24 h',
    ]);
  });

  test('R-01 give a change its sign, small ones a decimal, and none from zero', () => {
    expect(en.change(112, 100)).toBe('+12%');
    expect(en.change(103.4, 100)).toBe('+3.4%');
    expect(en.change(50, 100)).toBe('−50%');
    expect(en.change(999, 100)).toBe('+899%');
    expect(en.change(50_674, 2)).toBe('×25,337');
    expect(en.change(5, 0)).toBeNull();
  });

  test('R-01 give the change of a count below ten as a difference', () => {
    expect(ca.change(8, 1, 'count')).toBe('+7');
    expect(ca.change(3, 9, 'count')).toBe('−6');
    expect(ca.change(4, 4, 'count')).toBe('0');
    expect(ca.change(1500, 2, 'count')).toBe('+1.498');
    expect(en.change(15, 10, 'count')).toBe('+50%');
    expect(en.change(8, 1)).toBe('+700%');
    expect(en.change(8, 0, 'count')).toBeNull();
  });

  test('R-01 give the change of a share in percentage points', () => {
    expect(ca.change(0.016, 0.008, 'share')).toBe('+0,8 punts');
    expect(en.change(0.25, 0.5, 'share')).toBe('−25.0 points');
    expect(ca.change(0.0004, 0.0001, 'share')).toBe('+0,03 punts');
    expect(ca.change(0.3, 0.3, 'share')).toBe('sense canvi');
    expect(ca.change(0.3, 0, 'share')).toBeNull();
  });

  test('R-01 name the time zone of an hour that occurs twice', () => {
    expect(['2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z', '2026-10-25T02:00:00Z'].map(en.hour)).toEqual([
      '02:00 GMT+2',
      '02:00 GMT+1',
      '03:00',
    ]);
    expect(['2026-03-29T00:00:00Z', '2026-03-29T01:00:00Z'].map(en.hour)).toEqual(['01:00', '03:00']);
  });

  test('R-01 show no figure for a share of nothing', () => {
    expect(en.share(1, 0)).toBe(NO_FIGURE);
    expect(en.share(1, 3)).toBe('33.3%');
    expect(en.share(4, 10_000)).toBe('0.04%');
    expect(en.share(0, 3)).toBe('0.0%');
    expect(en.ratio(Number.NaN)).toBe(NO_FIGURE);
  });

  test('R-01 give every share of a column the same decimals, and a chosen one only its own', () => {
    expect([0.5, 1, 0.357].map((part) => en.share(part, 1))).toEqual(['50.0%', '100.0%', '35.7%']);
    expect([0.5, 1, 0.125].map(en.chosenShare)).toEqual(['50%', '100%', '12.5%']);
  });

  test('R-01 give a day more than half a year away its year, and every day on paper', () => {
    const now = () => new Date('2026-11-29T12:00:00Z');
    const [catalan, english] = [createFormats('ca', 'Europe/Madrid', now), createFormats('en', 'Europe/Madrid', now)];
    expect([catalan.day('2026-06-20T12:00:00Z'), english.day('2027-03-01T12:00:00Z')]).toEqual([
      'ds., 20 de juny',
      'Mon 1 Mar',
    ]);
    expect([catalan.day('2025-11-29T12:00:00Z'), english.dateTime('2027-11-30T12:00:05Z')]).toEqual([
      'ds., 29 de nov. del 2025',
      'Tue 30 Nov 2027, 13:00:05',
    ]);
    expect(english.shortDay('2025-11-29T12:00:00Z')).toBe('Sat 29 Nov');
    expect([catalan.fullDay(now()), english.fullDay(now())]).toEqual(['dg., 29 de nov. del 2026', 'Sun 29 Nov 2026']);
  });

  test('R-05 give times of the broadcaster, in summer and winter', () => {
    expect(ca.clock('2026-07-01T12:00:05Z')).toBe('14:00:05');
    expect(ca.minute('2026-12-01T23:30:00Z')).toBe('00:30');
  });
});
