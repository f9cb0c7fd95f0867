/**
 * An event store whose deletions also delete rollups and facts. Reports read the hours that lose events from events,
 * until the hours are counted again.
 */
import { MINUTE_MS } from '@sintonia/contracts';
import type { EventTable, RollupTable } from '../../stores/events/event-rows.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { BUILT_OF, cellOf, isKind, type Kind } from './rollup-kinds.ts';

/** Longer than a deletion takes. For this time none of these hours is built, even if the server stops midway. */
const HOLD_MS = 15 * MINUTE_MS;

export function forgettingRollups<S extends EventStore>(store: S, holdMs = HOLD_MS): S {
  const remove: EventStore['remove'] = async (table: EventTable | RollupTable, condition, params = {}) => {
    if (!isKind(table)) return store.remove(table, condition, params);
    await touch(table, condition, params);
    await store.remove(table, condition, params);
    for (const { tables, dependsOnH } of BUILT_OF[table]) {
      for (const rollup of tables) await removeBuilds(table, rollup, dependsOnH);
    }
  };

  const touch = (kind: Kind, condition: string, params: Parameters<EventStore['change']>[1]) =>
    store.change(
      `insert into rollup_touches (kind, suite, hour, touched_at)
       select '${kind}', cell_suite, cell_hour, now64(3, 'UTC') + toIntervalMillisecond({holdMs:UInt32})
       from (select distinct ${cellOf(kind)} from ${kind} where ${condition})`,
      { ...params, holdMs },
    );

  const removeBuilds = async (kind: Kind, rollup: RollupTable, { before, after } = { before: 0, after: 0 }) => {
    const held = await store.query<{ build: number }>(
      `select distinct build from ${rollup} where (suite, hour) in (
         select suite, hour + 3600 * arrayJoin(range(-{after:Int32}, {before:Int32} + 1))
         from rollup_touches where kind = {kind:String} and touched_at > now64(3, 'UTC')
       )`,
      { kind, before, after },
    );
    const builds = held.map(({ build }) => build);
    if (builds.length > 0) await store.remove(rollup, 'build in {builds:Array(UInt64)}', { builds });
  };

  return { ...store, remove };
}
