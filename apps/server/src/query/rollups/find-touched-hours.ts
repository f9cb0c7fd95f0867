/** Records the hours that newly stored events change. */
import { type EventStore, EventStoreError } from '../../stores/events/event-store.ts';
import { cellOf, KINDS, type Kind } from './rollup-kinds.ts';

const SINCE = "fromUnixTimestamp64Milli({sinceMs:Int64}, 'UTC')";
const UNTIL = "fromUnixTimestamp64Milli({untilMs:Int64}, 'UTC')";
const NEW = `inserted_at >= ${SINCE} and inserted_at < ${UNTIL}`;
/** Most rows per statement: it holds their ids in memory (about 100 bytes each). */
const MAX_ROWS = 1_000_000;

const arrived = (kind: Kind): string => `
  select cell_suite, cell_hour, max(inserted_at) as at
  from (select ${cellOf(kind)}, inserted_at from ${kind} where ${NEW}) group by cell_suite, cell_hour`;

/**
 * A repeat may be dated to another hour than the earlier row, and the one received first counts: then that other hour
 * has changed too. Looked up by the sorting key, for new rows only.
 */
const repeated = (kind: Kind): string => `
  select distinct ${cellOf(kind)}, ${UNTIL} as at from ${kind}
  where inserted_at < ${SINCE} and (toStartOfHour(sent_at), event_id) in (
    select toStartOfHour(sent_at), event_id from ${kind} where ${NEW}
  )`;

/**
 * @param nowMs the engine's clock, read in advance
 * @param settleMs longest time until an insert is visible
 * @param mostRows rows per slice after a long pause; fewer if a slice exceeds the memory limit
 */
export async function findTouchedHours(
  events: Pick<EventStore, 'query' | 'change'>,
  nowMs: number,
  settleMs: number,
  mostRows = MAX_ROWS,
): Promise<void> {
  for (const kind of KINDS) {
    let scannedMs = await lastScan(events, kind);
    // Nothing is built before the first run, so no build can be outdated.
    const isFirst = scannedMs === 0;
    let most = isFirst ? Number.POSITIVE_INFINITY : mostRows;
    while (scannedMs < nowMs) {
      const sinceMs = Math.max(scannedMs - settleMs, 0);
      const slice = await sliceOf(events, { kind, sinceMs, scannedMs, nowMs, most });
      if (slice.rows === 0) {
        scannedMs = slice.untilMs;
        continue;
      }
      const hours = isFirst ? arrived(kind) : `${arrived(kind)} union all ${repeated(kind)}`;
      const { untilMs } = slice;
      try {
        await events.change(
          `insert into rollup_touches (kind, suite, hour, touched_at) select '${kind}', cell_suite, cell_hour, at from (${hours})`,
          { sinceMs, untilMs },
        );
      } catch (error) {
        const isTooMuch = error instanceof EventStoreError && error.kind === 'limit';
        if (!isTooMuch || untilMs - scannedMs <= 1) throw error;
        most = Math.ceil(slice.rows / 4);
        continue;
      }
      await events.change(`insert into rollup_scans (kind, scanned_at) values ({kind:String}, ${UNTIL})`, {
        kind,
        untilMs,
      });
      scannedMs = untilMs;
    }
  }
}

/** 0 if there was none. */
async function lastScan(events: Pick<EventStore, 'query'>, kind: Kind): Promise<number> {
  const [last] = await events.query<{ ms: number }>(
    'select toUnixTimestamp64Milli(max(scanned_at)) as ms from rollup_scans where kind = {kind:String}',
    { kind },
  );
  return last?.ms ?? 0;
}

interface SliceBounds {
  kind: Kind;
  sinceMs: number;
  scannedMs: number;
  nowMs: number;
  /** Number of rows. */
  most: number;
}

/** Until now, or an earlier time with few enough arrivals; at least one millisecond later, so that it terminates. */
async function sliceOf(
  events: Pick<EventStore, 'query'>,
  { kind, sinceMs, scannedMs, nowMs, most }: SliceBounds,
): Promise<{ untilMs: number; rows: number }> {
  for (let untilMs = nowMs; ; untilMs = scannedMs + Math.ceil((untilMs - scannedMs) / 2)) {
    const [counted] = await events.query<{ rows: number }>(`select count() as rows from ${kind} where ${NEW}`, {
      sinceMs,
      untilMs,
    });
    const rows = counted?.rows ?? 0;
    if (rows <= most || untilMs - scannedMs <= 1) return { untilMs, rows };
  }
}
