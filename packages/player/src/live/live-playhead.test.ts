import { describe, expect, test } from 'vitest';
import { livePlayhead, secondOfDay } from './live-playhead.ts';

const MADRID = 'Europe/Madrid';
const at = (iso: string) => Date.parse(iso);

describe('playhead of a live session', () => {
  test('M-01 counts seconds of the broadcaster’s day', () => {
    expect(secondOfDay(at('2026-11-21T11:00:00Z'), MADRID)).toBe(43_200);
    expect(livePlayhead(MADRID)(at('2026-07-21T10:00:00.951Z'))).toBeCloseTo(43_200.951, 3);
  });

  test('M-06 continues past midnight, because falling to 0 would look like a seek', () => {
    const playhead = livePlayhead(MADRID);
    expect(playhead(at('2026-11-21T22:59:58Z'))).toBe(86_398);
    expect(playhead(at('2026-11-21T23:00:02Z'))).toBe(86_402);
  });

  test('V-04 counts from the previous midnight after a rewind over midnight', () => {
    const playhead = livePlayhead(MADRID);
    expect(playhead(at('2026-11-21T23:10:00Z'))).toBe(600);
    expect(playhead(at('2026-11-21T22:50:00Z'))).toBe(85_800);
    expect(playhead(at('2026-11-21T23:10:00Z'))).toBe(87_000);
  });
});
