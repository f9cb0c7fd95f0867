/** Finds the hours of a query that can be read from facts; all other hours are read from events. */
import { HOUR_MS } from '@sintonia/contracts';
import type { EventStore } from '../../stores/events/event-store.ts';
import type { Period, Question } from '../relations.ts';
import { cellOf, SETTLE_MS } from '../rollups/rollup-kinds.ts';
import type { Source } from '../rollups/sources.ts';
import { toSpans } from '../rollups/spans.ts';
import { type FactSource, hoursWithBuilds } from './fact-kinds.ts';

/** Null: everything is read from events. */
export type Facts = Readonly<Record<FactSource, Source | null>>;
export const NO_FACTS: Facts = { hits: null };

const BETWEEN = `hour >= fromUnixTimestamp64Milli({fromMs:Int64}, 'UTC') - toIntervalDay(2)
  and hour < fromUnixTimestamp64Milli({toMs:Int64}, 'UTC') + toIntervalDay(2)`;

/** Changes in hours, including arrivals since the last check. */
const touches = (source: FactSource): string => `
  select suite, hour, touched_at from rollup_touches
  where kind = '${source}' and suite = {suite:String} and ${BETWEEN}
  union all
  select cell_suite as suite, cell_hour as hour, inserted_at as touched_at from (
    select ${cellOf(source)}, inserted_at from ${source}
    where inserted_at >= (select max(scanned_at) from rollup_scans where kind = '${source}') - toIntervalMillisecond({settleMs:UInt32})
  ) where suite = {suite:String} and ${BETWEEN}`;

/** Rejects with `EventStoreError`. @param period the range to read, which may exceed the query's period */
export async function findFacts(
  events: Pick<EventStore, 'query'>,
  source: FactSource,
  { suite, fromMs, toMs }: Question,
  settleMs = SETTLE_MS,
): Promise<Source | null> {
  const whole: Period = {
    fromMs: Math.floor(fromMs / HOUR_MS) * HOUR_MS,
    toMs: Math.ceil(toMs / HOUR_MS) * HOUR_MS,
  };
  const hours = await events.query<{ ms: number; build: number }>(
    `select toUnixTimestamp(hour) * 1000 as ms, build from (${hoursWithBuilds(source, touches(source))})
     where ms >= {fromMs:Int64} and ms < {toMs:Int64} order by ms`,
    { suite, settleMs, ...whole },
  );
  const found = toSpans(
    whole,
    hours.map(({ ms, build }) => ({ atMs: ms, build })),
  );
  if (found.builds.length === 0) return null;
  const clipped = found.spans.map((span) => ({
    fromMs: Math.max(span.fromMs, fromMs),
    toMs: Math.min(span.toMs, toMs),
  }));
  return { suite, fromMs, toMs, builds: found.builds, spans: clipped };
}
