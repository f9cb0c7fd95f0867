/**
 * Sources of a query's figures. An hour is read from its build only if no event arrived or was deleted since the build
 * began; all other hours, and the partial hours at the ends of the period, are counted from events. Reports are
 * therefore equal with and without rollups, at any time.
 */

import { HOUR_MS } from '@sintonia/contracts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { isCombined } from '../of-suites.ts';
import type { Period, SuitePeriod } from '../relations.ts';
import { DEFINITION } from './hour-columns.ts';
import { cellOf, KINDS, type Kind, LAST_BUILD, SETTLE_MS } from './rollup-kinds.ts';
import { toSpans } from './spans.ts';

/** For one kind of events: hours with builds, and spans counted from events. */
export interface Source extends SuitePeriod {
  builds: readonly number[];
  spans: readonly Period[];
}
export type Sources = Readonly<Record<Kind, Source>>;

/** Everything counted from events. */
export function sourcesWithoutRollups(range: SuitePeriod): Sources {
  const { fromMs, toMs } = range;
  const source = { ...range, builds: [], spans: [{ fromMs, toMs }] };
  return { hits: source, playback: source };
}

const FRESH = `definition = ${DEFINITION} and began_at > touched_at + toIntervalMillisecond({settleMs:UInt32})`;
const HOURS =
  "fromUnixTimestamp64Milli({fromMs:Int64}, 'UTC') and hour < fromUnixTimestamp64Milli({toMs:Int64}, 'UTC')";

/** Hours of arrivals since the last check, not yet recorded as touched. */
const arrivals = (kind: Kind): string => `
  select '${kind}' as kind, cell_hour as hour, toUInt64(0) as build from (
    select distinct ${cellOf(kind)} from ${kind}
    where inserted_at >= (select max(scanned_at) from rollup_scans where kind = '${kind}') - toIntervalMillisecond({settleMs:UInt32})
  ) where cell_suite = {suite:String} and hour >= ${HOURS}`;

/** Every hour with events, with its build; 0 if it must not be read. */
const HOURS_QUERY = `
  select kind, toUnixTimestamp(hour) as hour, min(build) as build from (
    select touch.kind as kind, touch.hour as hour, if(${FRESH}, built.build, 0) as build
    from (
      select kind, hour, max(touched_at) as touched_at from rollup_touches
      where suite = {suite:String} and hour >= ${HOURS} group by kind, hour
    ) as touch
    left join (
      select kind, hour, ${LAST_BUILD} from rollup_builds where suite = {suite:String} and hour >= ${HOURS} group by kind, hour
    ) as built using (kind, hour)
    union all ${arrivals('hits')} union all ${arrivals('playback')}
  ) group by kind, hour order by hour`;

/** Rollups are of one suite: two together are counted from events. Rejects with `EventStoreError`. @param settleMs as in the builder */
export async function findSources(
  events: Pick<EventStore, 'query'>,
  range: SuitePeriod,
  settleMs = SETTLE_MS,
): Promise<Sources> {
  const { suite, toMs } = range;
  if (isCombined(suite)) return sourcesWithoutRollups(range);
  const fromMs = Math.floor(range.fromMs / HOUR_MS) * HOUR_MS;
  const hours = await events.query<{ kind: Kind; hour: number; build: number }>(HOURS_QUERY, {
    suite,
    fromMs,
    toMs,
    settleMs,
  });
  const sourceOf = (kind: Kind): Source => {
    const ofKind = hours.filter((hour) => hour.kind === kind);
    const cells = ofKind.map(({ hour, build }) => ({ atMs: hour * 1000, build }));
    return { ...range, ...toSpans(range, cells) };
  };
  return Object.fromEntries(KINDS.map((kind) => [kind, sourceOf(kind)])) as Sources; // cast: every kind has its entry
}
