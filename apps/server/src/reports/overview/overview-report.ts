/** The overview: combines the results of several queries. */
import { MetricName, type OverviewReport, type Totals } from '@sintonia/contracts';
import { aroundFacts, type Facts, type FactsAsOf, findFacts, NO_FACTS } from '../../query/facts/find-facts.ts';
import { readHourStates } from '../../query/hour-states.ts';
import { forgedOf, readLeftOut } from '../../query/left-out.ts';
import { isCombined } from '../../query/of-suites.ts';
import { CONTEXT_MS } from '../../query/plan/rows-request.ts';
import type { SuitePeriod } from '../../query/relations.ts';
import { SETTLE_MS } from '../../query/rollups/rollup-kinds.ts';
import { type Sources, sourcesOf, sourcesWithoutRollups } from '../../query/rollups/sources.ts';
import { queryRunner } from '../../query/run-query.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { toHours } from './overview-hours.ts';
import {
  type HitTotals,
  hitTotalsQuery,
  type PlayTotals,
  playTotalsQuery,
  visitsQuery,
  wholeOf,
} from './overview-totals.ts';

const NOTHING = Object.fromEntries(MetricName.options.map((name) => [name, 0])) as Totals; // cast: one for each name

/**
 * Rejects with `EventStoreError`.
 *
 * @param settleMs as in the builder of rollups; null: everything is counted from events
 * @param asOf read instead of the present state
 */
export async function overviewReport(
  events: Pick<EventStore, 'query'>,
  range: SuitePeriod,
  settleMs: number | null = SETTLE_MS,
  asOf: FactsAsOf | null = null,
): Promise<Omit<OverviewReport, 'completeness'>> {
  const ask = queryRunner(events);
  const { sources, facts } = await readFrom(events, range, settleMs, asOf);
  const [hits, [ofVisits], playback, leftOut] = await Promise.all([
    ask<HitTotals>(hitTotalsQuery(sources)),
    ask<Pick<Totals, 'visits'>>(visitsQuery(range, facts)),
    ask<PlayTotals>(playTotalsQuery(sources)),
    readLeftOut(ask, sources, asOf),
  ]);
  return {
    suite: range.suite,
    period: { from: new Date(range.fromMs).toISOString(), to: new Date(range.toMs).toISOString() },
    totals: { ...NOTHING, ...wholeOf(hits), ...ofVisits, ...wholeOf(playback) },
    hours: toHours(range, hits, playback),
    rejected: leftOut.rejected,
    forged: forgedOf(leftOut),
  };
}

/** Rollups and facts of one suite; two together are counted from events. */
async function readFrom(
  events: Pick<EventStore, 'query'>,
  range: SuitePeriod,
  settleMs: number | null,
  asOf: FactsAsOf | null,
): Promise<{ sources: Sources; facts: Facts }> {
  if (settleMs === null || isCombined(range.suite)) return { sources: sourcesWithoutRollups(range), facts: NO_FACTS };
  const around = { ...range, fromMs: range.fromMs - CONTEXT_MS, toMs: range.toMs + CONTEXT_MS };
  const states = asOf?.states ?? (await readHourStates(events, aroundFacts(around), settleMs));
  const read = { sources: ['hits'], isWithHistory: false } as const;
  const facts = await findFacts(events, read, around, { settleMs, known: Promise.resolve(states), asOf });
  return { sources: sourcesOf(states, range), facts };
}
