import type { LiveCoverage } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { updatesAt } from './updates-at.ts';

const minute = (n: number): string => new Date(Date.UTC(2026, 10, 21, 9, n)).toISOString();
const coverage = (loopMinutes: number | null): LiveCoverage => ({
  keyPoints: [],
  endedAt: null,
  loopMinutes,
  updates: [2, 0, 5].map((n) => ({ id: `u${n}`, at: minute(n), title: `A ${n}`, body: [] })),
});
const at = (loopMinutes: number | null, n: number) =>
  updatesAt(coverage(loopMinutes), Date.parse(minute(n))).map(({ id, at: when }) => `${id} ${when.slice(14, 16)}`);

describe('updates of a running story (W-02)', () => {
  test('lists newest first and hides future updates', () => {
    expect(at(null, -1)).toEqual([]);
    expect(at(null, 4)).toEqual(['u2 02', 'u0 00']);
    expect(at(null, 90)).toEqual(['u5 05', 'u2 02', 'u0 00']);
  });

  test('repeats looping coverage under new ids, each update once', () => {
    expect(at(6, 5)).toEqual(['u5 05', 'u2 02', 'u0 00']);
    expect(at(6, 6)).toEqual(['u0-1 06', 'u5 05', 'u2 02']);
    expect(at(6, 8)).toEqual(['u2-1 08', 'u0-1 06', 'u5 05']);
    expect(at(6, 12)).toEqual(['u0-2 12', 'u5-1 11', 'u2-1 08']);
  });
});
