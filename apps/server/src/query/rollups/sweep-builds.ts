/** Deletes rows of builds that reports no longer read. */
import { MINUTE_MS } from '@sintonia/contracts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { BUILDS_PER_MS } from './build-numbers.ts';
import { BUILT_OF } from './rollup-kinds.ts';

/** For how long a build is kept after the next one of its hour: answers read an earlier state for a minute or two (`recent-facts.ts`). */
const READ_WITHIN_MS = 10 * MINUTE_MS;

/** Returns the number of deleted builds. @param nowMs this server's clock */
export async function sweepBuilds(events: Pick<EventStore, 'query' | 'remove'>, nowMs: number): Promise<number> {
  let swept = 0;
  for (const { kind, tables } of new Set(Object.values(BUILT_OF).flat())) {
    for (const table of tables) {
      const old = await events.query<{ build: number }>(
        `select build from (
           select build, leadInFrame(build) over (
             partition by suite, hour order by build rows between current row and 1 following
           ) as next
           from (
             select distinct suite, hour, build from ${table}
             union distinct
             select suite, hour, max(rollup_builds.build) from rollup_builds where kind = {kind:String} group by suite, hour
           )
         )
         where if(next > 0, next, build) < {before:UInt64} and build not in (
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
