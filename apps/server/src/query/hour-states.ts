/** State of each hour with events: its last change, and its builds. They decide what a query reads instead of events. */
import { HOUR_MS } from '@sintonia/contracts';
import type { EventStore } from '../stores/events/event-store.ts';
import type { Period, SuitePeriod } from './relations.ts';
import { cellOf, KINDS, type Kind, LAST_BUILD } from './rollups/rollup-kinds.ts';
import type { Cell } from './rollups/spans.ts';

interface Build {
  build: number;
  definition: number;
  beganMs: number;
}

/** By hour, epoch ms. */
export interface HourStates {
  settleMs: number;
  /** Last change of an hour with events of a kind. */
  touched: Readonly<Record<Kind, ReadonlyMap<number, number>>>;
  /** By the name of their kind. */
  builds: Readonly<Record<string, ReadonlyMap<number, Build>>>;
}

const INSIDE = "hour >= toDateTime({fromS:UInt32}, 'UTC') and hour < toDateTime({toS:UInt32}, 'UTC')";

/** Hours of events that were stored after the last scan, and are not yet recorded as touched. */
const arrivals = (kind: Kind): string => `
  union all
  select '${kind}' as kind, cell_hour as hour, inserted_at as at from (
    select ${cellOf(kind)}, inserted_at from ${kind}
    where inserted_at >= (select max(scanned_at) from rollup_scans where kind = '${kind}') - toIntervalMillisecond({settleMs:UInt32})
  ) where cell_suite = {suite:String} and ${INSIDE}`;

/** Changes (with build 0), and the last build of each hour. */
const STATES_QUERY = `
  select kind, toUnixTimestamp(hour) as hour, 0 as build, 0 as definition, toUnixTimestamp64Milli(max(at)) as ms from (
    select kind, hour, touched_at as at from rollup_touches where suite = {suite:String} and ${INSIDE}
    ${KINDS.map(arrivals).join('')}
  ) group by kind, hour
  union all
  select kind, toUnixTimestamp(hour), build, definition, toUnixTimestamp64Milli(began_at) from (
    select kind, hour, ${LAST_BUILD} from rollup_builds where suite = {suite:String} and ${INSIDE} group by kind, hour
  )`;

/**
 * Of one suite. Of events received before a time, builds that began later are not given: they may have others. Rejects
 * with `EventStoreError`.
 *
 * @param settleMs as in the builder
 */
export async function readHourStates(
  events: Pick<EventStore, 'query'>,
  { suite, receivedBeforeMs = Infinity, fromMs, toMs }: SuitePeriod,
  settleMs: number,
): Promise<HourStates> {
  const rows = await events.query<{ kind: string; hour: number; build: number; definition: number; ms: number }>(
    STATES_QUERY,
    {
      suite,
      settleMs,
      fromS: Math.max(Math.floor(fromMs / HOUR_MS) * (HOUR_MS / 1000), 0),
      toS: Math.ceil(toMs / HOUR_MS) * (HOUR_MS / 1000),
    },
  );
  const touched = { hits: new Map<number, number>(), playback: new Map<number, number>() };
  const builds: Record<string, Map<number, Build>> = {};
  for (const { kind, hour, build, definition, ms } of rows) {
    const atMs = hour * 1000;
    if (build === 0)
      touched[kind as Kind].set(atMs, ms); // cast: changes are of these kinds
    else if (ms <= receivedBeforeMs) {
      builds[kind] ??= new Map();
      builds[kind].set(atMs, { build, definition, beganMs: ms });
    }
  }
  return { settleMs, touched, builds };
}

/** Builds to find: their kind, current definition, and the events that they depend on. */
interface Wanted {
  kind: string;
  definition: number;
  reads: readonly Kind[];
  /** An event may change the rows of hours up to this long before and after it. */
  reachMs: number;
  /** Builds that may be read although events have arrived since. */
  accepted?: AcceptedBuilds | undefined;
}

export interface AcceptedBuilds {
  /** By hour, epoch ms. */
  builds: ReadonlyMap<number, number>;
  /** A later change forbids it: a deletion touches its hours in the future (`forget-hours.ts`). Epoch ms. */
  unlessChangedAfterMs: number;
}

/** @property changedMs last change that may affect it, epoch ms */
export interface StatedCell extends Cell {
  changedMs: number;
}

/** Cells of all hours, of states that are read once for many queries. */
const known = new WeakMap<HourStates, { wanted: Wanted; cells: readonly StatedCell[] }[]>();

/**
 * Every hour of a period with events, earliest first. `build` is 0 if it must not be read: it has another definition, or an
 * event arrived or was deleted since shortly before it began, unless it is accepted.
 */
export function cellsOf(states: HourStates, wanted: Wanted, { fromMs, toMs }: Period): StatedCell[] {
  const before = known.get(states) ?? [];
  let of = before.find((one) => one.wanted.kind === wanted.kind && one.wanted.accepted === wanted.accepted);
  if (!of) {
    of = { wanted, cells: allCells(states, wanted) };
    known.set(states, [...before, of]);
  }
  return of.cells.filter(({ atMs }) => atMs >= fromMs && atMs < toMs);
}

/** Every hour with events of these kinds, earliest first, and its last change. */
export const changedHours = ({ touched }: HourStates, reads: readonly Kind[]): Omit<StatedCell, 'build'>[] =>
  [...new Set(reads.flatMap((read) => [...touched[read].keys()]))]
    .sort((a, b) => a - b)
    .map((atMs) => ({ atMs, changedMs: Math.max(...reads.map((read) => touched[read].get(atMs) ?? 0)) }));

/** 0 if the build has another definition, or a change came after shortly before it began. */
export function freshBuild(
  { settleMs, builds }: HourStates,
  { kind, definition }: Pick<Wanted, 'kind' | 'definition'>,
  { atMs, changedMs }: Omit<StatedCell, 'build'>,
): number {
  const built = builds[kind]?.get(atMs);
  return built?.definition === definition && built.beganMs > changedMs + settleMs ? built.build : 0;
}

function allCells(states: HourStates, wanted: Wanted): StatedCell[] {
  const { reads, reachMs, accepted } = wanted;
  const changes = changedHours(states, reads);
  let first = 0;
  return changes.map(({ atMs }) => {
    while ((changes[first]?.atMs ?? atMs) < atMs - reachMs) first += 1;
    let lastMs = 0;
    for (let i = first; (changes[i]?.atMs ?? Infinity) <= atMs + reachMs; i++) {
      lastMs = Math.max(lastMs, changes[i]?.changedMs ?? 0);
    }
    const fresh = freshBuild(states, wanted, { atMs, changedMs: lastMs });
    const isAccepted = accepted !== undefined && lastMs <= accepted.unlessChangedAfterMs;
    const build = fresh !== 0 ? fresh : isAccepted ? (accepted.builds.get(atMs) ?? 0) : 0;
    return { atMs, build, changedMs: lastMs };
  });
}
