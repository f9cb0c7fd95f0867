import { describe, expect, test } from 'vitest';
import { clockLength, isoLength, lengthInWords } from './length.ts';
import { clockTime, laterDateText, longDate, longDateText, shortDateText, today } from './local-time.ts';

const ZONE = 'Europe/Madrid';
const NOW = new Date('2026-11-21T09:00:00Z');

describe('times in Catalan', () => {
  test('uses the zone of the broadcaster, summer and winter', () => {
    expect(clockTime('2026-11-21T08:05:00Z', ZONE)).toBe('9:05');
    expect(clockTime('2026-07-21T08:05:00Z', ZONE)).toBe('10:05');
    expect(clockTime('2026-11-20T23:00:00Z', ZONE)).toBe('0:00');
  });

  test('writes d’ before a month that begins with a vowel', () => {
    expect(longDate('2026-04-03T10:00:00Z', ZONE)).toBe('3 d’abril del 2026');
    expect(longDate('2026-10-03T10:00:00Z', ZONE)).toBe('3 d’octubre del 2026');
    expect(longDate('2026-03-03T10:00:00Z', ZONE)).toBe('3 de març del 2026');
  });

  test('names the weekday', () => {
    expect(today(NOW, ZONE)).toEqual({ weekday: 'dissabte', date: '21 de novembre' });
    expect(today(new Date('2026-11-21T23:30:00Z'), ZONE).weekday).toBe('diumenge');
  });

  test.each([
    ['2026-11-21T08:05:00Z', '9:05'],
    ['2026-11-20T22:59:00Z', 'Ahir, 23:59'],
    ['2026-11-19T22:59:00Z', '19 de novembre'],
    ['2025-11-19T12:00:00Z', '19 de novembre del 2025'],
  ])('writes %s short in a list: %s', (iso, text) => {
    expect(shortDateText(iso, NOW, ZONE)).toEqual({ iso, text });
  });

  test('writes it in full on its own page', () => {
    expect(longDateText('2026-11-21T08:05:00Z', ZONE).text).toBe('21 de novembre del 2026, 9:05');
  });
});

describe('a later time', () => {
  test('shows only the hour on the same day', () => {
    expect(laterDateText('2026-11-21T09:30:00Z', '2026-11-21T08:05:00Z', ZONE).text).toBe('10:30');
  });

  test('is written in full on another local day', () => {
    expect(laterDateText('2026-11-21T23:30:00Z', '2026-11-21T22:30:00Z', ZONE).text).toBe(
      '22 de novembre del 2026, 0:30',
    );
  });
});

describe('lengths', () => {
  test.each([
    [36, '0:36', '36 s'],
    [59.6, '1:00', '1 min'],
    [1925, '32:05', '32 min'],
    [3723, '1:02:03', '1 h 2 min'],
    [7200, '2:00:00', '2 h'],
  ])('writes %d s', (seconds, clock, words) => {
    expect(clockLength(seconds)).toBe(clock);
    expect(lengthInWords(seconds)).toBe(words);
  });

  test('writes ISO durations', () => expect(isoLength(36.4)).toBe('PT36S'));
});
