/** Retention by table: deletes older events soon after start and then every six hours. */
import { DAY_MS, HOUR_MS, type RetentionTable } from '@sintonia/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { DaysByTable } from '../config/values/retention-days.ts';
import type { EventTable } from '../stores/events/event-rows.ts';
import type { EventStore } from '../stores/events/event-store.ts';

const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 6 * HOUR_MS;

const IS_OLD = "received_at < fromUnixTimestamp64Milli({beforeMs:Int64}, 'UTC')";

export interface RetentionParts {
  events: Pick<EventStore, 'query' | 'remove'>;
  days: DaysByTable;
  nowMs: () => number;
}

const TABLES = ['hits', 'playback', 'rejected'] as const;

/** Retention days of each table, and its current contents. Rejects with `EventStoreError`. */
export async function readRetention(events: Pick<EventStore, 'query'>, days: DaysByTable): Promise<RetentionTable[]> {
  return Promise.all(
    TABLES.map(async (table) => {
      const [stored] = await events.query<{ rows: number; oldestMs: number }>(
        `SELECT toUInt32(count()) AS rows, toFloat64(toUnixTimestamp64Milli(min(received_at))) AS oldestMs FROM ${table}`,
        {},
      );
      const rows = Number(stored?.rows ?? 0);
      return {
        table,
        days: days[table],
        rows,
        oldestAt: rows === 0 ? null : new Date(Number(stored?.oldestMs)).toISOString(),
      };
    }),
  );
}

/** Deletes expired events. Returns the number of rows per table. Rejects with `EventStoreError`. */
export async function deleteOld({ events, days, nowMs }: RetentionParts): Promise<Record<EventTable, number>> {
  const deleted: Record<EventTable, number> = { hits: 0, playback: 0, rejected: 0 };
  for (const table of TABLES) {
    const params = { beforeMs: nowMs() - days[table] * DAY_MS };
    const [old] = await events.query<{ n: number }>(`SELECT count() AS n FROM ${table} WHERE ${IS_OLD}`, params);
    if (!old?.n) continue; // a deletion rewrites files even if nothing matches
    await events.remove(table, IS_OLD, params);
    deleted[table] = old.n;
  }
  return deleted;
}

/** Runs until stopped. A failure is logged and retried at the next run. */
export function enforceRetention(parts: RetentionParts, log: Pick<FastifyBaseLogger, 'info' | 'error'>): () => void {
  const run = () =>
    deleteOld(parts).then(
      (deleted) => log.info({ part: 'retention', deleted }, 'old events were deleted'),
      (error: unknown) => log.error({ part: 'retention', err: error }, 'old events were not deleted'),
    );
  const first = setTimeout(run, FIRST_AFTER_MS).unref();
  const further = setInterval(run, EVERY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(further);
  };
}
