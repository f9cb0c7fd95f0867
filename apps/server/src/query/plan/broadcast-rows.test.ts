import { DAY_MS, HOUR_MS } from '@sintonia/contracts';
import { expect, test } from 'vitest';
import type { ScheduledItem } from '../broadcasts.ts';
import { sql, toStatement } from '../sql.ts';
import { broadcastRows } from './broadcast-rows.ts';

/** `http_max_field_value_size` of a ClickHouse server, which receives bound values in an address. */
const LONGEST_VALUE = 131_072;
const FROM_MS = Date.parse('2026-10-01T00:00:00Z');

test('R-02 S-05 binds a quarter of ten channels in values that a ClickHouse server accepts', () => {
  const broadcasts = Array.from({ length: 10 * 24 * 92 }, (_, i): ScheduledItem => {
    const startMs = FROM_MS + Math.floor(i / 10) * HOUR_MS;
    return {
      ...{ channel: `radio-tramuntana-${i % 10}`, title: 'L’actualitat, à peu de rue – “edició” de la nit' },
      ...{ startMs, endMs: startMs + HOUR_MS, mediaId: String(100_000_000 + i) },
    };
  });
  const { params } = toStatement(
    broadcastRows({
      ...{ fromMs: FROM_MS, toMs: FROM_MS + 92 * DAY_MS, nowMs: FROM_MS + 100 * DAY_MS, broadcasts },
      ...{ needs: new Set(['all_ms', 'later_28_ms']), audience: () => sql`spans` },
    }),
  );
  const values = Object.values(params);
  expect(Math.max(...values.map((value) => encodeURIComponent(JSON.stringify(value)).length))).toBeLessThan(
    LONGEST_VALUE,
  );
  const bound = new Set<unknown>(values.flat());
  expect(broadcasts.filter(({ mediaId }) => !bound.has(mediaId))).toEqual([]);
});
