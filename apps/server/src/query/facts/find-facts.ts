/** Finds the hours of a query that can be read from facts; all other hours are read from events. */
import { type Completeness, HOUR_MS } from '@sintonia/contracts';
import type { EventStore } from '../../stores/events/event-store.ts';
import type { CountedDays } from '../days/local-days.ts';
import { type AcceptedBuilds, cellsOf, type HourStates, readHourStates, type StatedCell } from '../hour-states.ts';
import { isCombined } from '../of-suites.ts';
import { CONTEXT_MS } from '../plan/rows-request.ts';
import type { Period, SuitePeriod } from '../relations.ts';
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

/** What is read of a suite's hours as they were at a time: exactly the events received before it. */
export interface FactsAsOf {
  /** The time, ISO 8601. */
  completeUntil: string;
  /** Of all hours. */
  states: HourStates;
  /** Last change of an hour, epoch ms. */
  lastChangeMs: number;
  /** Facts that are read although they do not have all events. */
  accepted: Readonly<Record<FactSource, AcceptedBuilds>>;
  /** Null while there are none. */
  days: CountedDays | null;
}

/** What an answer contains that reads such facts. */
export const completenessAsOf = (reaches: Completeness, asOf: FactsAsOf | null): Completeness => {
  const until = [reaches, ...(asOf ? [asOf] : [])].map(({ completeUntil }) => completeUntil);
  const known = until.filter((one) => one !== null);
  return { ...reaches, completeUntil: known.length < until.length ? null : (known.toSorted()[0] ?? null) };
};

interface Finding {
  /** As in the builder. */
  settleMs?: number | undefined;
  /** States of at least `aroundFacts`. */
  known?: Promise<HourStates>;
  /** Read instead of the present state. */
  asOf?: FactsAsOf | null;
}

/**
 * Rejects with `EventStoreError`.
 *
 * @param range the range to read, which may exceed the query's period
 */
export async function findFacts(
  events: Pick<EventStore, 'query'>,
  { sources, isWithHistory }: FactsRead,
  range: SuitePeriod,
  { settleMs = SETTLE_MS, known, asOf = null }: Finding = {},
): Promise<Facts> {
  if (isCombined(range.suite)) return NO_FACTS; // facts are of one suite
  const past = { ...range, fromMs: 0 };
  const [states, ofPast] = await Promise.all([
    asOf?.states ?? known ?? readHourStates(events, aroundFacts(range), settleMs),
    isWithHistory ? (asOf?.states ?? readHourStates(events, aroundFacts(past), settleMs)) : null,
  ]);
  return {
    hits: sources.includes('hits') ? factsOf(states, 'hits', range, asOf) : null,
    playback: sources.includes('playback') ? factsOf(states, 'playback', range, asOf) : null,
    history: ofPast && factsOf(ofPast, 'hits', past, asOf),
  };
}

/** Hours of a period with events, and the build of those that may be read. */
export const factCells = (
  states: HourStates,
  source: FactSource,
  period: Period,
  asOf: FactsAsOf | null = null,
): StatedCell[] =>
  cellsOf(states, { ...FACT_KINDS[source], reachMs: CONTEXT_MS, accepted: asOf?.accepted[source] }, period);

function factsOf(
  states: HourStates,
  source: FactSource,
  { suite, fromMs, toMs }: SuitePeriod,
  asOf: FactsAsOf | null,
): Source | null {
  const whole = {
    fromMs: Math.floor(fromMs / HOUR_MS) * HOUR_MS,
    toMs: Math.ceil(toMs / HOUR_MS) * HOUR_MS,
  };
  const { builds, spans } = toSpans(whole, factCells(states, source, whole, asOf));
  if (builds.length === 0) return null;
  const clipped = spans.map((span) => ({
    fromMs: Math.max(span.fromMs, fromMs),
    toMs: Math.min(span.toMs, toMs),
  }));
  return { suite, fromMs, toMs, builds, spans: clipped };
}
