/** Finds the hours of a query that can be read from facts; all other hours are read from events. */
import { HOUR_MS } from '@sintonia/contracts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { isCombined } from '../of-suites.ts';
import type { Period, SuitePeriod } from '../relations.ts';
import { cellOf, type Kind, SETTLE_MS } from '../rollups/rollup-kinds.ts';
import type { Source } from '../rollups/sources.ts';
import { toSpans } from '../rollups/spans.ts';
import { FACT_KINDS, type FactSource, hoursWithBuilds, isReadBy } from './fact-kinds.ts';
import type { FactsRead } from './fact-sources.ts';

/** Null: everything is read from events. `history` are visits since the first one. */
export type Facts = Readonly<Record<FactSource | 'history', Source | null>>;
export const NO_FACTS: Facts = { hits: null, playback: null, history: null };

const BETWEEN = `hour >= fromUnixTimestamp64Milli({fromMs:Int64}, 'UTC') - toIntervalDay(2)
  and hour < fromUnixTimestamp64Milli({toMs:Int64}, 'UTC') + toIntervalDay(2)`;

/** Changes in hours, including arrivals since the last check. */
const touches = (source: FactSource): string => `
  select suite, hour, touched_at from rollup_touches
  where ${isReadBy(source)} and suite = {suite:String} and ${BETWEEN}
  ${FACT_KINDS[source].reads.map(arrivals).join('')}`;

const arrivals = (kind: Kind): string => `
  union all
  select cell_suite as suite, cell_hour as hour, inserted_at as touched_at from (
    select ${cellOf(kind)}, inserted_at from ${kind}
    where inserted_at >= (select max(scanned_at) from rollup_scans where kind = '${kind}') - toIntervalMillisecond({settleMs:UInt32})
  ) where suite = {suite:String} and ${BETWEEN}`;

/** Rejects with `EventStoreError`. @param range the range to read, which may exceed the query's period */
export async function findFacts(
  events: Pick<EventStore, 'query'>,
  { sources, isWithHistory }: FactsRead,
  range: SuitePeriod,
  settleMs = SETTLE_MS,
): Promise<Facts> {
  if (isCombined(range.suite)) return NO_FACTS; // facts are of one suite
  const [ofPeriod, ofPast] = await Promise.all([
    hoursOf(events, sources, range, settleMs),
    isWithHistory ? hoursOf(events, ['hits'], { ...range, fromMs: 0 }, settleMs) : null,
  ]);
  return { ...ofPeriod, history: ofPast?.hits ?? null };
}

/** Hours of the sources in one statement. */
async function hoursOf(
  events: Pick<EventStore, 'query'>,
  sources: readonly FactSource[],
  { suite, fromMs, toMs }: SuitePeriod,
  settleMs: number,
): Promise<Record<FactSource, Source | null>> {
  const whole: Period = {
    fromMs: Math.floor(fromMs / HOUR_MS) * HOUR_MS,
    toMs: Math.ceil(toMs / HOUR_MS) * HOUR_MS,
  };
  const ofSource = (source: FactSource) =>
    `select '${source}' as source, hour, build from (${hoursWithBuilds(source, touches(source))})`;
  const hours = await events.query<{ source: FactSource; ms: number; build: number }>(
    `select source, toUnixTimestamp(hour) * 1000 as ms, build from (${sources.map(ofSource).join(' union all ')})
     where ms >= {fromMs:Int64} and ms < {toMs:Int64} order by ms`,
    { suite, settleMs, ...whole },
  );
  const found = (source: FactSource): Source | null => {
    const cells = hours.filter((hour) => hour.source === source).map(({ ms, build }) => ({ atMs: ms, build }));
    const { builds, spans } = toSpans(whole, cells);
    if (builds.length === 0) return null;
    const clipped = spans.map((span) => ({
      fromMs: Math.max(span.fromMs, fromMs),
      toMs: Math.min(span.toMs, toMs),
    }));
    return { suite, fromMs, toMs, builds, spans: clipped };
  };
  return { hits: found('hits'), playback: found('playback') };
}
