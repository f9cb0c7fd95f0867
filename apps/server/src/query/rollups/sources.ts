/**
 * Sources of a query's figures. An hour is read from its build only if no event arrived or was deleted since the build
 * began; all other hours, and the partial hours at the ends of the period, are counted from events. Reports are
 * therefore equal with and without rollups, at any time.
 */

import { HOUR_MS } from '@sintonia/contracts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { cellsOf, type HourStates, readHourStates } from '../hour-states.ts';
import { isCombined } from '../of-suites.ts';
import type { Period, SuitePeriod } from '../relations.ts';
import { DEFINITION } from './hour-columns.ts';
import { KINDS, type Kind, SETTLE_MS } from './rollup-kinds.ts';
import { toSpans } from './spans.ts';

/** What to read for one kind of events: builds of hours, and spans of events. */
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

export function sourcesOf(states: HourStates, range: SuitePeriod): Sources {
  const fromMs = Math.floor(range.fromMs / HOUR_MS) * HOUR_MS;
  const sourceOf = (kind: Kind): Source => {
    const cells = cellsOf(states, { kind, definition: DEFINITION, reads: [kind], reachMs: 0 }, { ...range, fromMs });
    return { ...range, ...toSpans(range, cells) };
  };
  return Object.fromEntries(KINDS.map((kind) => [kind, sourceOf(kind)])) as Sources; // cast: every kind has its entry
}

/**
 * Rollups are of one suite: two together are counted from events. Rejects with `EventStoreError`.
 *
 * @param settleMs as in the builder
 * @param known read instead of the present state
 */
export async function findSources(
  events: Pick<EventStore, 'query'>,
  range: SuitePeriod,
  settleMs = SETTLE_MS,
  known?: HourStates,
): Promise<Sources> {
  if (isCombined(range.suite)) return sourcesWithoutRollups(range);
  return sourcesOf(known ?? (await readHourStates(events, range, settleMs)), range);
}
