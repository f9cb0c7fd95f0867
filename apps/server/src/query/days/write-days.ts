/**
 * Counts days again in a round of the facts of the last hours (`facts/recent-facts.ts`), as of the same time: today, yesterday, and
 * others that a late event changed.
 */
import { createHash } from 'node:crypto';
import { DAY_MS } from '@sintonia/contracts';
import { EventStoreError } from '../../stores/events/event-store.ts';
import type { WriteParts } from '../facts/build-facts.ts';
import { FACT_KINDS } from '../facts/fact-kinds.ts';
import { type Facts, type FactsAsOf, findFacts, NO_FACTS } from '../facts/find-facts.ts';
import { isOfWholeHours } from '../plan/buckets.ts';
import { FROM_EVENTS, type Span } from '../plan/relation-rows.ts';
import { CONTEXT_MS } from '../plan/rows-request.ts';
import type { Period } from '../relations.ts';
import { engineTime } from '../rollups/build-hours.ts';
import { DAY_COUNTS } from '../rollups/rollup-kinds.ts';
import type { Source } from '../rollups/sources.ts';
import { sql, toStatement } from '../sql.ts';
import { COLUMNS } from './day-columns.ts';
import { GROUP_VALUES } from './day-groups.ts';
import type { DaysToCount } from './day-rows.ts';
import { ALL_KEYS, dayStatements, type StatementOf } from './day-statements.ts';
import { type CountedDays, type LocalDay, localDay, localDays, localDaysOf, lookback } from './local-days.ts';
import { LOOKBACK_DAYS } from './lookback-days.ts';

/** Days that are counted: two periods of a month to compare, and the days before them. */
const DAYS_COUNTED = 93;
/** Days that events of now change, and one more. */
const RECENT_DAYS = 3;
/** Most days at once: with those that they are compared with, as many as a mask has bits. */
const MOST_DAYS = 64 - LOOKBACK_DAYS - 1;
/** Most groups of days in a round. */
const MOST_GROUPS = 2;
/** Days wait for facts where more of their hours would be read from events. */
const MOST_FROM_EVENTS_MS = 3 * DAY_MS;
/** Memory of a statement; one that exceeds it is repeated in that many parts of all keys. */
const MOST_BYTES = 400_000_000;
const PARTS = [1, 8, 64];
const KEYS = ['group_name', ...GROUP_VALUES, 'days_since'].join(', ');

export interface DaysRequest extends Pick<Span, 'suite' | 'timeZone'> {
  /** Facts of the round. */
  asOf: FactsAsOf;
  /** Whether only the last days are counted, not those that a late event changed. */
  isOfRecent?: boolean;
  /** Whether to end before the next statement. */
  isStopped?: () => boolean;
}

/** Null if days of the zone are not counted. Rejects with `EventStoreError`. */
export async function writeDays(parts: WriteParts, request: DaysRequest): Promise<CountedDays | null> {
  const { asOf, timeZone, isOfRecent = false } = request;
  if (!isOfWholeHours(timeZone)) return null;
  // A later change is a deletion, which changes it.
  const heldAfterMs = asOf.accepted.hits.unlessChangedAfterMs;
  const days = localDays(asOf.states, timeZone, definitionOf(timeZone));
  const builds = new Map(days.map(({ fromMs, build }) => [fromMs, build]));
  const last = days.at(-1)?.fromMs ?? 0;
  const sinceMs = localDay(last, timeZone, -(isOfRecent ? RECENT_DAYS : DAYS_COUNTED)).fromMs;
  const due = days.filter(
    ({ fromMs, build, changedMs }) => build === 0 && changedMs <= heldAfterMs && fromMs >= sinceMs,
  );
  for (const group of groupsOf(due).slice(0, MOST_GROUPS)) {
    for (const [fromMs, build] of await countDays(parts, request, group)) builds.set(fromMs, build);
  }
  return { timeZone, builds };
}

/** Days close enough to be counted at once, latest group first. */
function groupsOf(days: readonly LocalDay[]): LocalDay[][] {
  const groups: LocalDay[][] = [];
  for (const day of days.toReversed()) {
    const last = groups.at(-1)?.[0];
    if (last && last.toMs - day.fromMs <= (MOST_DAYS - 1) * DAY_MS) groups.at(-1)?.push(day);
    else groups.push([day]);
  }
  return groups;
}

/** Returns builds by the beginning of their day; none where there are too few facts or too many rows. */
async function countDays(
  parts: WriteParts,
  { suite, asOf, timeZone, isStopped = () => false }: DaysRequest,
  days: readonly LocalDay[],
): Promise<ReadonlyMap<number, number>> {
  const none = new Map<number, number>();
  const key = `days ${suite} ${days.length} ${days[0]?.fromMs}`;
  const counted = {
    fromMs: Math.min(...days.map(({ fromMs }) => fromMs)),
    toMs: Math.max(...days.map(({ toMs }) => toMs)),
  };
  const around = { fromMs: lookback(counted, timeZone), toMs: counted.toMs };
  if (parts.tooLarge.has(key)) return none;
  const receivedBeforeMs = Date.parse(asOf.completeUntil);
  const range = { suite, receivedBeforeMs, fromMs: around.fromMs - CONTEXT_MS, toMs: around.toMs + CONTEXT_MS };
  const facts = await findFacts(parts.events, { sources: ['hits', 'playback'], isWithHistory: true }, range, { asOf });
  if (![facts.hits, facts.playback, facts.history].every(hasEnough)) return none;
  const all = localDaysOf(around, timeZone);
  const places = days.map((day) => all.findIndex(({ fromMs }) => fromMs === day.fromMs));
  const inTime = { suite, receivedBeforeMs, timeZone };
  const request: DaysToCount = {
    around: spanOf({ ...inTime, ...around }, facts),
    counted: spanOf({ ...inTime, ...counted }, facts),
    places,
  };
  const statements = dayStatements(request);
  const firstBuild = parts.reserveNumbers((1 + statements.length * PARTS.length) * all.length);
  try {
    const isWritten = await writeBuilds(parts, request, { suite, firstBuild, all, statements, isStopped });
    return isWritten ? new Map(days.map(({ fromMs }, i) => [fromMs, firstBuild + (places[i] ?? 0)])) : none;
  } catch (error) {
    if (!isLimit(error)) throw error;
  }
  parts.tooLarge.add(key);
  return none;
}

const isLimit = (error: unknown): boolean => error instanceof EventStoreError && error.kind === 'limit';

/** Whether few enough hours are read from events. */
const hasEnough = (source: Source | null): boolean =>
  source !== null && source.spans.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0) <= MOST_FROM_EVENTS_MS;

const spanOf = (
  { receivedBeforeMs, ...inTime }: Pick<Span, 'suite' | 'timeZone'> & Period & { receivedBeforeMs: number },
  facts: Facts,
): Span => ({
  ...inTime,
  ...{ receivedBeforeMs, nowMs: receivedBeforeMs },
  ...{ ...FROM_EVENTS, facts },
});

interface Builds {
  suite: string;
  /** Number of the first of all days; the numbers after those of all days are for rows of statements. */
  firstBuild: number;
  /** Days of the masks. */
  all: readonly Period[];
  statements: readonly StatementOf[];
  isStopped: () => boolean;
}

const HOUR = `toDateTime(arrayElement({beginsS:Array(UInt32)}, place + 1), 'UTC')`;

/**
 * Writes the rows of the days, then publishes their builds, unless it was stopped. Rows of several statements have the same values, and
 * are added up in the engine: a query reads a fraction of them. Those of the statements are swept as builds that nothing names, as are
 * those of a statement that exceeded its memory, which is repeated in parts of all keys.
 */
async function writeBuilds({ events }: WriteParts, request: DaysToCount, builds: Builds): Promise<boolean> {
  const { suite, firstBuild, all, statements, isStopped } = builds;
  const { receivedBeforeMs = Infinity, timeZone } = request.around;
  const beganMs = Math.min(await engineTime(events), receivedBeforeMs);
  const shared = { firstBuild, days: all.length, ownSuite: suite, beginsS: all.map(({ fromMs }) => fromMs / 1000) };
  const limits = { maxMemoryBytes: MOST_BYTES };
  const write = async (statementOf: StatementOf, of: number, attempt: number): Promise<void> => {
    for (let place = 0; place < of && !isStopped(); place++) {
      const statement = statementOf({ of, place });
      if (statement === null) continue;
      const { text, params } = toStatement(statement.select);
      const columns = statement.columns.join(', ');
      await events.change(
        `insert into day_groups (build, suite, hour, ${KEYS}, ${columns})
         select {firstBuild:UInt64} + {attempt:UInt32} * {days:UInt32} + place, {ownSuite:String}, ${HOUR}, ${KEYS}, ${columns}
         from (${text})`,
        { ...params, ...shared, attempt },
        limits,
      );
    }
  };
  const written: number[] = [];
  for (const [i, statementOf] of statements.entries()) {
    written.push(
      await firstWithin(PARTS, async (of, part) => {
        const attempt = 1 + i * PARTS.length + part;
        await write(statementOf, of, attempt);
        return attempt;
      }),
    );
    if (isStopped()) return false;
  }
  await events.change(
    `insert into day_groups (build, suite, hour, ${KEYS}, ${COLUMNS.join(', ')})
     select {firstBuild:UInt64} + (build - {firstBuild:UInt64}) % {days:UInt32}, {ownSuite:String}, day.hour, ${KEYS},
       ${COLUMNS.map((column) => `sum(day.${column})`).join(', ')}
     from day_groups as day
     where build >= {firstBuild:UInt64} and intDiv(build - {firstBuild:UInt64}, {days:UInt32}) in {written:Array(UInt32)}
     group by 1, day.hour, ${KEYS}`,
    { ...shared, written },
    limits,
  );
  await events.change(
    `insert into rollup_builds (kind, suite, hour, build, began_at, definition)
     select {kind:String}, {ownSuite:String}, ${HOUR}, {firstBuild:UInt64} + place,
       fromUnixTimestamp64Milli({beganMs:Int64}, 'UTC'), {definition:UInt16}
     from (select arrayJoin({places:Array(UInt8)}) as place)`,
    { ...shared, ...{ kind: DAY_COUNTS.kind, beganMs, definition: definitionOf(timeZone), places: request.places } },
  );
  return true;
}

/** The result with the first of several sizes that does not exceed the memory of a statement. */
async function firstWithin<T>(
  sizes: readonly number[],
  write: (size: number, place: number) => Promise<T>,
): Promise<T> {
  for (const [place, size] of sizes.entries()) {
    try {
      return await write(size, place);
    } catch (error) {
      if (!isLimit(error) || place === sizes.length - 1) throw error;
    }
  }
  throw new Error('there are sizes');
}

const known = new Map<string, number>();

/** Changes with the statements: days that others counted are counted again. */
function definitionOf(timeZone: string): number {
  let definition = known.get(timeZone);
  if (definition === undefined) {
    const span = spanOf({ suite: '', timeZone, receivedBeforeMs: 0, ...localDay(0, timeZone) }, NO_FACTS);
    const texts = dayStatements({ around: span, counted: span, places: [] }).map(
      (statementOf) => toStatement(statementOf(ALL_KEYS)?.select ?? sql``).text,
    );
    const hash = createHash('sha256')
      .update(JSON.stringify([timeZone, FACT_KINDS, texts]))
      .digest();
    definition = hash.readUInt16BE() || 1;
    known.set(timeZone, definition);
  }
  return definition;
}
