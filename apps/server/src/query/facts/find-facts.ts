/** Finds the hours of a query that can be read from facts; all other hours are read from events. */
import { HOUR_MS } from '@sintonia/contracts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { cellsOf, type HourStates, readHourStates } from '../hour-states.ts';
import { isCombined } from '../of-suites.ts';
import { CONTEXT_MS } from '../plan/rows-request.ts';
import type { SuitePeriod } from '../relations.ts';
import { SETTLE_MS } from '../rollups/rollup-kinds.ts';
import type { Source } from '../rollups/sources.ts';
import { toSpans } from '../rollups/spans.ts';
import { FACT_KINDS, type FactSource } from './fact-kinds.ts';
import type { FactsRead } from './fact-sources.ts';

/** By source; null: all of its rows are read from events. `history`: visits since the first one. */
export type Facts = Readonly<Record<FactSource | 'history', Source | null>>;
export const NO_FACTS: Facts = { hits: null, playback: null, history: null };

/** The range of hours whose changes may invalidate facts of a range. */
export const aroundFacts = <P extends SuitePeriod>(range: P): P => ({
  ...range,
  fromMs: range.fromMs - CONTEXT_MS - HOUR_MS,
  toMs: range.toMs + CONTEXT_MS + HOUR_MS,
});

/**
 * Rejects with `EventStoreError`.
 *
 * @param range the range to read, which may exceed the query's period
 * @param known states of at least `aroundFacts`
 */
export async function findFacts(
  events: Pick<EventStore, 'query'>,
  { sources, isWithHistory }: FactsRead,
  range: SuitePeriod,
  settleMs = SETTLE_MS,
  known?: Promise<HourStates>,
): Promise<Facts> {
  if (isCombined(range.suite)) return NO_FACTS; // facts are of one suite
  const past = { ...range, fromMs: 0 };
  const [states, ofPast] = await Promise.all([
    known ?? readHourStates(events, aroundFacts(range), settleMs),
    isWithHistory ? readHourStates(events, aroundFacts(past), settleMs) : null,
  ]);
  return {
    hits: sources.includes('hits') ? factsOf(states, 'hits', range) : null,
    playback: sources.includes('playback') ? factsOf(states, 'playback', range) : null,
    history: ofPast && factsOf(ofPast, 'hits', past),
  };
}

function factsOf(states: HourStates, source: FactSource, { suite, fromMs, toMs }: SuitePeriod): Source | null {
  const whole = {
    fromMs: Math.floor(fromMs / HOUR_MS) * HOUR_MS,
    toMs: Math.ceil(toMs / HOUR_MS) * HOUR_MS,
  };
  const cells = cellsOf(states, { ...FACT_KINDS[source], reachMs: CONTEXT_MS }, whole);
  const { builds, spans } = toSpans(whole, cells);
  if (builds.length === 0) return null;
  const clipped = spans.map((span) => ({
    fromMs: Math.max(span.fromMs, fromMs),
    toMs: Math.min(span.toMs, toMs),
  }));
  return { suite, fromMs, toMs, builds, spans: clipped };
}
