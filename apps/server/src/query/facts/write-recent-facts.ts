/** Writes facts of the last hours, although more events will change them. */
import { type Completeness, DAY_MS, HOUR_MS, MINUTE_MS } from '@sintonia/contracts';
import type { EventStore } from '../../stores/events/event-store.ts';
import type { EventsRead } from '../events-read.ts';
import { type HourStates, readHourStates, type StatedCell } from '../hour-states.ts';
import { engineTime } from '../rollups/build-hours.ts';
import { BUILT_OF } from '../rollups/rollup-kinds.ts';
import { type WriteParts, writeFacts } from './build-facts.ts';
import { FACT_KINDS, type FactSource } from './fact-kinds.ts';
import { hourKey, runsOf } from './find-due-facts.ts';
import { type FactsAsOf, factCells } from './find-facts.ts';

/** Hours before the current one: events of the last day may change those of the day before. */
const HOURS_BACK = 49;
/** Longest time from the arrival of an event until it is among those that wait to be stored. */
const ACCEPT_MS = 2000;
/** Longer than a round takes and its facts are read. So a later change holds an hour back: a deletion (`forget-hours.ts`). */
const HELD_AFTER_MS = 5 * MINUTE_MS;

export interface RecentParts extends WriteParts {
  events: Pick<EventStore, 'query' | 'change' | 'remove'>;
  completeness: () => Promise<Completeness>;
  settleMs: number;
  /** `ACCEPT_MS`, shorter in tests. */
  acceptMs?: number;
}

/**
 * Null while it is unknown which events are stored. Rejects with `EventStoreError`.
 *
 * @param endMs end of the last hour, by default of the current one
 */
export async function writeRecentFacts(parts: RecentParts, suite: string, endMs?: number): Promise<FactsAsOf | null> {
  const reaches = (await parts.completeness()).completeUntil;
  if (reaches === null) return null;
  const receivedBeforeMs = Date.parse(reaches) - (parts.acceptMs ?? ACCEPT_MS);
  const nowMs = await engineTime(parts.events);
  const heldAfterMs = nowMs + HELD_AFTER_MS;
  const toMs = endMs ?? Math.floor(nowMs / HOUR_MS + 1) * HOUR_MS;
  const recent = { suite, fromMs: toMs - (HOURS_BACK + 1) * HOUR_MS, toMs };
  const ever = { suite, receivedBeforeMs, fromMs: 0, toMs: toMs + DAY_MS };
  const before = await readHourStates(parts.events, ever, parts.settleMs);
  const cells = { hits: factCells(before, 'hits', recent), playback: factCells(before, 'playback', recent) };
  const written = {
    hits: await writeMissing(parts, { suite, receivedBeforeMs }, 'hits', cells.hits, heldAfterMs),
    playback: await writeMissing(parts, { suite, receivedBeforeMs }, 'playback', cells.playback, heldAfterMs),
  };
  const isAny = written.hits.size + written.playback.size > 0;
  const states = isAny ? await readHourStates(parts.events, ever, parts.settleMs) : before;
  const accept = async (source: FactSource) => {
    const isHeld = ({ changedMs }: StatedCell) => changedMs > heldAfterMs;
    const held = new Set(
      factCells(states, source, recent)
        .filter(isHeld)
        .map(({ atMs }) => atMs),
    );
    await removeBuilds(
      parts,
      source,
      [...written[source]].filter(([atMs]) => held.has(atMs)),
    );
    const complete = cells[source].map(({ atMs, build }) => [atMs, build] as const).filter(([, build]) => build !== 0);
    return { builds: new Map([...complete, ...written[source]]), unlessChangedAfterMs: heldAfterMs };
  };
  return {
    completeUntil: new Date(receivedBeforeMs).toISOString(),
    states,
    lastChangeMs: lastChangeOf(states),
    accepted: { hits: await accept('hits'), playback: await accept('playback') },
    days: null,
  };
}

function lastChangeOf({ touched }: HourStates): number {
  let lastMs = 0;
  for (const hours of Object.values(touched)) for (const ms of hours.values()) lastMs = Math.max(lastMs, ms);
  return lastMs;
}

/**
 * Whether a deletion has begun since: it removes facts, and touches their hours in the future. Rejects with
 * `EventStoreError`.
 */
export async function isDeletedFrom(
  events: Pick<EventStore, 'query'>,
  suite: string,
  asOf: FactsAsOf,
): Promise<boolean> {
  const [last] = await events.query<{ ms: number }>(
    `select toUnixTimestamp64Milli(max(touched_at)) as ms from rollup_touches where suite = {suite:String}`,
    { suite },
  );
  const { unlessChangedAfterMs } = asOf.accepted.hits;
  return (last?.ms ?? 0) > Math.max(unlessChangedAfterMs, asOf.lastChangeMs);
}

/** Returns the builds by hour, epoch ms. */
async function writeMissing(
  parts: RecentParts,
  read: EventsRead,
  source: FactSource,
  cells: readonly StatedCell[],
  heldAfterMs: number,
): Promise<ReadonlyMap<number, number>> {
  const missing = cells
    .filter(({ build, changedMs }) => build === 0 && changedMs <= heldAfterMs)
    .map(({ atMs }) => ({ ...read, fromMs: atMs, toMs: atMs + HOUR_MS }))
    .filter((hour) => !parts.tooLarge.has(hourKey(source, hour)));
  const builds = new Map<number, number>();
  for (const run of runsOf(missing.toReversed(), HOURS_BACK + 1)) {
    for (const [atMs, build] of await writeFacts(parts, source, run)) builds.set(atMs, build);
  }
  return builds;
}

/** A deletion that began meanwhile has not removed rows that were written after it. */
async function removeBuilds(
  { events }: RecentParts,
  source: FactSource,
  ofHours: readonly (readonly [number, number])[],
): Promise<void> {
  const builds = ofHours.map(([, build]) => build);
  if (builds.length === 0) return;
  const built = BUILT_OF[source].find(({ kind }) => kind === FACT_KINDS[source].kind);
  for (const table of built?.tables ?? []) await events.remove(table, 'build in {builds:Array(UInt64)}', { builds });
}
