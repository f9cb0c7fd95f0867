/** Deletes rows of builds that reports no longer read. */
import { MINUTE_MS } from '@sintonia/contracts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { BUILT_OF } from './rollup-kinds.ts';

/** Age from which an unused build is deleted. A report reads a build within seconds, and a build is published soon after its rows are written. */
const READ_WITHIN_MS = 10 * MINUTE_MS;

/** Build numbers contain their time: epoch ms, and a counter within that millisecond. */
export const BUILDS_PER_MS = 4096;

/** Returns the number of deleted builds. @param nowMs this server's clock */
export async function sweepBuilds(events: Pick<EventStore, 'query' | 'remove'>, nowMs: number): Promise<number> {
  let swept = 0;
  for (const { kind, tables } of new Set(Object.values(BUILT_OF).flat())) {
    for (const table of tables) {
      const old = await events.query<{ build: number }>(
        `select distinct build from ${table} where build < {before:UInt64}
         and build not in (
           select max(rollup_builds.build) from rollup_builds where kind = {kind:String} group by suite, hour
         )`,
        { kind, before: (nowMs - READ_WITHIN_MS) * BUILDS_PER_MS },
      );
      const builds = old.map(({ build }) => build);
      if (builds.length > 0) await events.remove(table, 'build in {builds:Array(UInt64)}', { builds });
      swept += builds.length;
    }
  }
  return swept;
}
