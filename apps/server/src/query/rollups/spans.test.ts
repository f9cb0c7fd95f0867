import { HOUR_MS } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { type Cell, toSpans } from './spans.ts';

/** Hours are numbered from 0. */
const at = (hour: number, build = 100 + hour): Cell => ({ atMs: hour * HOUR_MS, build });
const period = (from: number, to: number) => ({ fromMs: from * HOUR_MS, toMs: to * HOUR_MS });

describe('hours of a period → builds and spans', () => {
  test('S-07 readable hours are read, others counted, and adjacent ones are one span', () => {
    const cells = [at(10), at(11, 0), at(12, 0), at(13)];
    expect(toSpans(period(10, 14), cells)).toEqual({ builds: [110, 113], spans: [period(11, 13)] });
  });

  test('S-07 hours without events are neither read nor counted', () => {
    expect(toSpans(period(10, 20), [at(12), at(15, 0)])).toEqual({ builds: [112], spans: [period(15, 16)] });
    expect(toSpans(period(10, 20), [])).toEqual({ builds: [], spans: [] });
  });

  test('S-07 counts only the inner part of hours cut by the period', () => {
    expect(toSpans(period(10.25, 12.5), [at(10), at(11), at(12)])).toEqual({
      builds: [111],
      spans: [period(10.25, 11), period(12, 12.5)],
    });
  });

  test('uses at most 24 spans, and counts the shortest gaps too', () => {
    const cells = Array.from({ length: 80 }, (_, i) => at(i, i % 2));
    const { builds, spans } = toSpans(period(0, 80), cells);
    expect(spans).toHaveLength(24);
    const inSpans = (hour: number) => spans.some((span) => hour * HOUR_MS >= span.fromMs && hour * HOUR_MS < span.toMs);
    const odd = Array.from({ length: 40 }, (_, i) => 2 * i + 1);
    expect(builds).toHaveLength(odd.filter((hour) => !inSpans(hour)).length);
    expect(odd.map((hour) => hour - 1).every(inSpans)).toBe(true);
  });
});
