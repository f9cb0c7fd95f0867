import { DAY_MS, HOUR_MS, MINUTE_MS } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import type { ScheduledItem } from '../broadcasts.ts';
import { sql, toStatement } from '../sql.ts';
import { onAirOf, onAirParts } from './on-air.ts';

const AT_MS = Date.parse('2026-10-01T20:00:00Z');
const aBroadcast = (title: string, fromMinute: number, minutes: number, channel = 'tv1'): ScheduledItem => ({
  ...{ channel, title, mediaId: '' },
  ...{ startMs: AT_MS + fromMinute * MINUTE_MS, endMs: AT_MS + (fromMinute + minutes) * MINUTE_MS },
});

describe('the broadcast on air (R-02)', () => {
  test('R-02 slots have no gap: between broadcasts nothing is on air, and the next one ends the one before', () => {
    const { channels, starts, names } = onAirOf([
      aBroadcast('Temps', 30, 10),
      aBroadcast('Notícies', 0, 35), // longer than until the next one
      aBroadcast('Cinema', 60, 90),
      aBroadcast('Ràdio', 0, 60, 'radio'),
    ]);
    expect(channels).toEqual(['tv1', 'radio']);
    expect(names.map((name) => name.split('Z ')[1] ?? '')).toEqual([
      ...['', '', 'Notícies', 'Temps', '', 'Cinema', ''],
      ...['', 'Ràdio', ''],
    ]);
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    const base = starts[1] ?? 0;
    expect(starts.slice(2, 7).map((start) => (start - base - AT_MS) / MINUTE_MS)).toEqual([0, 30, 40, 60, 150]);
  });

  test('R-02 without a schedule nothing is on air', () => {
    expect(onAirOf([])).toEqual({ channels: [], starts: [0], names: [''] });
  });

  test('R-02 S-05 binds a quarter of ten channels in values that a ClickHouse server accepts', () => {
    const broadcasts = Array.from({ length: 10 * 24 * 92 }, (_, i): ScheduledItem => {
      const startMs = AT_MS + Math.floor(i / 10) * HOUR_MS;
      return {
        ...aBroadcast('L’actualitat, a peu de rue – “edició” de la nit', 0, 0, `radio-${i % 10}`),
        startMs,
        endMs: startMs + HOUR_MS,
      };
    });
    const { params } = toStatement(onAirParts(broadcasts, sql`rows`, sql`0`, sql`${sql`1`}`));
    const longest = Math.max(...Object.values(params).map((one) => encodeURIComponent(JSON.stringify(one)).length));
    expect(longest).toBeLessThan(131_072); // `http_max_field_value_size`
    expect(AT_MS + 400 * DAY_MS).toBeLessThan(2 ** 43);
  });
});
