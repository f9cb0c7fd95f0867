/**
 * An event store that invalidates the hours of copies before a copy received earlier replaces them. The first received
 * copy of an event counts, and the engine drops the others whenever it merges: afterwards their hours, which may be
 * others, are not known.
 *
 * Only a row stored long after it was received can replace one that a build has counted: the replaced one was received
 * later, yet had settled before that build. Its look-ups have places of their own in the store: reports never hold up an insert.
 */
import { MINUTE_MS } from '@sintonia/contracts';
import type { EventTable } from '../../stores/events/event-rows.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { type Arrival, lateRows, lateRowsInFile } from '../../stores/events/late-rows.ts';
import { cellOf, isKind, type Kind, SETTLE_MS } from './rollup-kinds.ts';

/** Longer than an insert takes. For this time none of these hours is built, even if the server stops midway. */
const HOLD_MS = 5 * MINUTE_MS;
/** From this age on a row is late: clocks of servers differ, and the insert itself takes time. */
const LATE_MS = SETTLE_MS / 2;
/** Most events per statement. */
const AT_ONCE = 1000;

export function touchingSuperseded<S extends EventStore>(store: S, nowMs: () => number, holdMs = HOLD_MS): S {
  const touch = async (kind: Kind, rows: readonly Arrival[]): Promise<void> => {
    const copies = `${kind} where (toStartOfHour(sent_at), event_id) in (
      select toStartOfHour(fromUnixTimestamp64Milli(arrival.1, 'UTC')), arrival.2
      from (select arrayJoin(arrayZip({sentMs:Array(Int64)}, {ids:Array(String)})) as arrival)
    )`;
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const some = rows.slice(from, from + AT_ONCE);
      const params = {
        sentMs: some.map(({ sent_at }) => Date.parse(sent_at)),
        ids: some.map(({ event_id }) => event_id),
      };
      const [found] = await store.beforeInsert.query(`select 1 from ${copies} limit 1`, params);
      if (!found) continue;
      await store.beforeInsert.change(
        `insert into rollup_touches (kind, suite, hour, touched_at)
         select '${kind}', cell_suite, cell_hour, now64(3, 'UTC') + toIntervalMillisecond({holdMs:UInt32})
         from (select distinct ${cellOf(kind)} from ${copies})`,
        { ...params, holdMs },
      );
    }
  };
  const lateSinceMs = () => nowMs() - LATE_MS;
  const insert: EventStore['insert'] = async (table: EventTable, rows) => {
    if (isKind(table)) await touch(table, lateRows(rows as readonly Arrival[], lateSinceMs())); // cast: rows of both kinds are
    await store.insert(table, rows);
  };
  const insertFile: EventStore['insertFile'] = async (table, lines) => {
    if (isKind(table)) await touch(table, await lateRowsInFile(lines, lateSinceMs()));
    await store.insertFile(table, lines);
  };
  return { ...store, insert, insertFile };
}
