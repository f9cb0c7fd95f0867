import { describe, expect, test } from 'vitest';
import { broadcastTime, onAt } from './on-at.ts';

const entry = (title: string, startsAtMs: number, endsAtMs: number) => ({
  title,
  subtitle: null,
  path: null,
  startsAtMs,
  endsAtMs,
});
const MINUTE = 60_000;
const schedule = [
  entry('Matí', 0, 60 * MINUTE),
  entry('Migdia', 60 * MINUTE, 90 * MINUTE),
  entry('Tarda', 100 * MINUTE, 200 * MINUTE),
];

describe('titles follow what is played (W-15)', () => {
  test('W-15 shows the programme of that time to a viewer forty minutes behind', () => {
    const { atMs, isBehind } = broadcastTime(30 * MINUTE, 70 * MINUTE);
    expect(isBehind).toBe(true);
    expect(onAt(schedule, atMs)).toMatchObject({ now: { title: 'Matí' }, next: { title: 'Migdia' } });
  });

  test('W-15 shows the current programme while nothing plays, and does not call the live edge behind', () => {
    expect(broadcastTime(null, 70 * MINUTE)).toEqual({ atMs: 70 * MINUTE, isBehind: false });
    expect(broadcastTime(70 * MINUTE - 20_000, 70 * MINUTE).isBehind).toBe(false);
  });

  test('W-15 shows no programme in a gap of the schedule, and what comes next', () => {
    expect(onAt(schedule, 95 * MINUTE)).toMatchObject({ now: null, next: { title: 'Tarda' } });
    expect(onAt(schedule, 300 * MINUTE)).toEqual({ now: null, next: null });
  });
});
