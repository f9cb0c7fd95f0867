import { describe, expect, test } from 'vitest';
import { broadcastProgress, timeLeftInWords } from './progress.ts';

const at = (clock: string) => Date.parse(`2026-11-21T${clock}Z`);
const news = ['2026-11-21T20:00:00Z', '2026-11-21T21:00:00Z'] as const;

describe('progress of a broadcast', () => {
  test('W-01 is that of the clock', () => {
    expect(broadcastProgress(...news, at('20:15:00'))).toEqual({ part: 0.25, minutesLeft: 45 });
  });

  test('counts a started minute as left', () => {
    expect(broadcastProgress(...news, at('20:58:30')).minutesLeft).toBe(2);
  });

  test('stays between start and end', () => {
    expect(broadcastProgress(...news, at('19:00:00')).part).toBe(0);
    expect(broadcastProgress(...news, at('22:00:00'))).toEqual({ part: 1, minutesLeft: 0 });
  });

  test.each([
    [0, 'S’acaba ara'],
    [1, 'Queda 1 min'],
    [12, 'Queden 12 min'],
    [60, 'Queda 1 h'],
    [65, 'Queda 1 h 5 min'],
    [125, 'Queden 2 h 5 min'],
  ])('%d minutes are written as %s', (minutes, words) => expect(timeLeftInWords(minutes)).toBe(words));
});
