/** Figures from counts of days are equal to the independent count, for any period, after late events and deletions. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS, type Filter, ReportQuery, type ReportQueryInput } from '@sintonia/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRandom, type Random } from '../../../tools/random.ts';
import type { DaySpan } from '../../query/civil-days.ts';
import { AMONG, DAY_GROUPS, type DayGroup, type DaySource } from '../../query/days/day-groups.ts';
import { writeDays } from '../../query/days/write-days.ts';
import { dimensionOf } from '../../query/dimensions/all-dimensions.ts';
import { writeFacts } from '../../query/facts/build-facts.ts';
import type { FactsAsOf } from '../../query/facts/find-facts.ts';
import { writeRecentFacts } from '../../query/facts/write-recent-facts.ts';
import { filterDimensions } from '../../query/filters/filter-sql.ts';
import { engineTime } from '../../query/rollups/build-hours.ts';
import { createBuildNumbers } from '../../query/rollups/build-numbers.ts';
import { findTouchedHours } from '../../query/rollups/find-touched-hours.ts';
import { forgettingRollups } from '../../query/rollups/forget-hours.ts';
import { BEGAN_MS, type Beat, beatsOf } from '../../query/testing/beats.ts';
import { openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import type { HitRow, PlaybackRow } from '../../stores/events/event-rows.ts';
import { type EventStore, EventStoreError } from '../../stores/events/event-store.ts';
import { comparisonWith, REACHES, SETTLE_MS } from './testing/compare-with-recount.ts';
import { some } from './testing/random-query.ts';
import { randomRows, ZONE } from './testing/random-rows.ts';
import type { RawRows } from './testing/recount-query.ts';

const HOLD_MS = 15_000;
let dataDir: string;
let store: EventStore;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-days-'));
  store = forgettingRollups(await openEmbeddedEventStore({ dataDir }), HOLD_MS);
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});
const expectTheSame = comparisonWith(() => store);

const moved = (iso: string, days: number) => new Date(Date.parse(iso) - days * DAY_MS).toISOString();
const movedRow = <R extends HitRow | PlaybackRow>(row: R, days: number): R => ({
  ...row,
  event_id: `${row.event_id} ${days}`,
  occurred_at: moved(row.occurred_at, days),
  sent_at: moved(row.sent_at, days),
  received_at: moved(row.received_at, days),
});
/** The same visitors on several days of two months: within a month of each other, exactly one, and longer. */
const DAYS_AGO = [0, 1, 3, 30, 31, 32];
function rowsOfMonths(random: Random, suite: string): RawRows {
  const isOfAutumn = ({ occurred_at }: { occurred_at: string }) => occurred_at > '2026-10-01';
  const all = randomRows(random, suite);
  const [hits, heartbeats] = [all.hits.filter(isOfAutumn), all.heartbeats.filter(isOfAutumn)];
  const onSome = <R extends HitRow | PlaybackRow>(rows: readonly R[]) =>
    rows.flatMap((row) => DAYS_AGO.filter(() => random.whole(3) === 0).map((days) => movedRow(row, days)));
  const daysOf = new Map(
    heartbeats.map(({ session_id }) => [session_id, DAYS_AGO.filter(() => random.whole(3) === 0)]),
  );
  const again = heartbeats.flatMap((row) =>
    (daysOf.get(row.session_id) ?? []).map((days) => ({
      ...movedRow(row, days),
      session_id: `${row.session_id} ${days}`,
    })),
  );
  return { hits: onSome(hits), heartbeats: [...again, ...playsAtMidnight(random, suite)] };
}

const MIDNIGHT_MS = Date.parse('2026-10-24T22:00:00Z'); // in the zone
/** A beat around that midnight, or one some days before. */
function movedBeat(row: PlaybackRow, daysAgo: number): PlaybackRow {
  const occurred_at = new Date(Date.parse(row.occurred_at) - BEGAN_MS + MIDNIGHT_MS - daysAgo * DAY_MS).toISOString();
  return { ...row, occurred_at, sent_at: occurred_at, received_at: occurred_at };
}
/**
 * Three seconds until midnight and two after it, with the largest gap that is none and the smallest that is one. Both are reported
 * after midnight: the hour before it has no event.
 */
const OVER_MIDNIGHT = { roc: [0, 3], rosa: [0, 3.001] } as const;
/** Short plays of a few visitors, most of them over midnight, of overlapping parts of two media. */
function playsAtMidnight(random: Random, suite: string): PlaybackRow[] {
  const plays = ['maria', 'oriol', 'nuria', 'pol', 'v1'].flatMap((visitor_id) =>
    [0, 1, 2, 3, 29, 30, 31, 32]
      .filter(() => random.whole(2))
      .flatMap((daysAgo) => {
        const number = random.whole(2);
        let untilS = random.pick([-70, -5, -4, -3, -2, -1, 0, 40]);
        const beats = Array.from({ length: 1 + random.whole(3) }, (): Beat => {
          const forS = random.pick([0.4, 1, 2, 3, 4, 5, 30, 58, 60]);
          untilS += forS + random.pick([0, 1, 1.001, 2, 30]);
          return {
            ...{ untilS, forS, visitor_id, video_name: `Cims ${number}`, video_id: String(1000 + number) },
            ...{ playhead_s: random.whole(130), stream_type: random.pick(['vod', 'vod', 'live']) },
          };
        });
        return beatsOf(suite, `${visitor_id} ${daysAgo}`, beats).map((row) => movedBeat(row, daysAgo));
      }),
  );
  const runs = Object.entries(OVER_MIDNIGHT).flatMap(([visitor_id, ends]) =>
    beatsOf(
      suite,
      visitor_id,
      ends.map((untilS, i) => ({ untilS, forS: 3 - i, visitor_id, video_name: 'Cims 0' })),
    ).map((row) => movedBeat(row, 10)),
  );
  return [...plays, ...runs];
}

const parts = {
  completeness: async () => ({ ...REACHES, completeUntil: new Date().toISOString() }),
  ...{ settleMs: SETTLE_MS, acceptMs: 0 },
  reserveNumbers: createBuildNumbers(Date.now, Math.random),
};
async function aRound(suite: string, events = store, isOfRecent = false): Promise<FactsAsOf> {
  const ofRound = { ...parts, events, tooLarge: new Set<string>() };
  const asOf = await writeRecentFacts(ofRound, suite, Date.parse('2026-10-27T00:00:00Z'));
  if (asOf === null) throw new Error('no round');
  return { ...asOf, days: await writeDays(ofRound, { suite, timeZone: ZONE, asOf, isOfRecent }) };
}
async function stored(suite: string, rows: RawRows): Promise<void> {
  await store.insert('hits', rows.hits);
  await store.insert('playback', rows.heartbeats);
  await pause(10 * SETTLE_MS);
  await factsOf(suite);
}
/** Facts of all hours at once. */
async function factsOf(suite: string): Promise<void> {
  await findTouchedHours(store, await engineTime(store), SETTLE_MS);
  const months = { suite, fromMs: Date.parse('2026-09-01T00:00:00Z'), toMs: Date.parse('2026-10-28T00:00:00Z') };
  for (const source of ['hits', 'playback'] as const) {
    await writeFacts({ ...parts, events: store, tooLarge: new Set() }, source, months);
  }
}

const PERIODS: readonly [DaySpan, DaySpan, DaySpan, ...DaySpan[]] = [
  { from: '2026-10-25', to: '2026-10-25' },
  { from: '2026-10-24', to: '2026-10-26' },
  { from: '2026-09-26', to: '2026-10-26' },
  { from: '2026-10-01', to: '2026-10-31' },
  { from: '2026-09-23', to: '2026-10-23' },
  { from: '2026-09-10', to: '2026-10-05' },
  { from: '2026-09-25', to: '2026-10-26' },
];
const METRICS_OF_HITS = [
  ...(['pageviews', 'exemptPageviews', 'identifiedPageviews', 'entries', 'exits', 'timeOnPage', 'bounceRate'] as const),
  ...(['clicks', 'linkClicks', 'exitLinks', 'buttonClicks'] as const),
  ...(['visitors', 'newVisitors', 'visits', 'bounces', 'campaignVisits', 'persons', 'visitorsAcrossDevices'] as const),
] as const;

const VALUES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  title: ['Cims 0', 'Cims 1', 'Cim'],
  referrerType: ['search', 'other', 'social', 'internal'],
  referrerHost: ['google.com', 'duckduckgo.com', 'facebook.com', 'sintonia.example'],
};
const OTHER_VALUES = [
  'portada',
  'noticies',
  'butlletí',
  'mobile',
  'Marta Escarrà',
  'Cims 0',
  "'); drop table x",
] as const;
const listsOf = (source: DaySource) => DAY_GROUPS[source].filter(({ dimensions }) => dimensions.length > 0);
const LISTS = { hits: listsOf('hits'), viewers: listsOf('viewers') };
const isOnlyOn = (filter: Filter, dimensions: readonly string[]) =>
  filterDimensions(filter).every(({ name }) => dimensions.includes(name));

/** One with which the rows of a list are counted, and their total. */
function filterOn(random: Random, { dimensions, among }: DayGroup): Filter | undefined {
  if (among !== null) return AMONG[among];
  const ofList = Object.values<Filter>(AMONG).filter((one) => isOnlyOn(one, dimensions));
  const equal = dimensions.map(
    (dimension): Filter => ({ is: 'equals', dimension, value: random.pick(VALUES[dimension] ?? OTHER_VALUES) }),
  );
  const [first = { all: equal }] = equal.length === 1 ? equal : [];
  const ofValue = random.pick<Filter>([{ all: equal }, { all: equal.map((one) => ({ any: [one] })) }, first]);
  return random.pick<Filter | undefined>([undefined, ofValue, ...ofList]);
}

const METRICS_OF_VIEWERS = [
  ...(['plays', 'uniqueViewers', 'playsPerViewer', 'contentOfViewers', 'contentPerViewer'] as const),
  ...(['reach1', 'reach5', 'reach60', 'consecutiveReach5', 'consecutiveReach60'] as const),
] as const;

function aQuery(random: Random, source: DaySource): ReportQueryInput {
  const list = random.pick(LISTS[source] as [DayGroup, ...DayGroup[]]); // cast: there are lists
  const filter = filterOn(random, list);
  const metrics: string[] = some(random, source === 'hits' ? METRICS_OF_HITS : METRICS_OF_VIEWERS, 4, 1);
  const isOfNew = metrics.includes('newVisitors');
  const dimensions = random.whole(2) ? list.dimensions : list.dimensions.toReversed();
  return {
    period: random.pick(PERIODS),
    granularity: isOfNew ? 'total' : random.pick(['total', 'day', 'week', 'month'] as const),
    metrics,
    dimensions: random.whole(4) ? [...dimensions] : [],
    ...(filter && { filter }),
  };
}
/** What an answer with random metrics read. */
const sourcesOf = (read: readonly { from: string }[]) => [...new Set(read.map(({ from }) => from))];
const OF_DAYS = [{ relation: 'hits', from: 'days' }];

/** A store in which a statement that counts days of all keys at once exceeds the limit. */
const withLittleMemory = (events: EventStore, refused: () => void): EventStore => ({
  ...events,
  change: async (sql, params, limits) => {
    const isWhole = sql.includes('insert into day_groups') && sql.includes('one.1 as place') && !sql.includes(' % ');
    if (isWhole) refused();
    if (isWhole) throw new EventStoreError('limit', 'too much');
    return events.change(sql, params, limits);
  },
});

describe('counts of days (R-18)', () => {
  const suite = 'days';
  const rows = rowsOfMonths(createRandom(5), suite);
  let asOf: FactsAsOf;
  beforeAll(async () => {
    await stored(suite, rows);
    asOf = await aRound(suite);
  }, 600_000);

  test.each(['hits', 'viewers'] as const)(
    'R-18 S-07 figures of whole days are equal to the independent count: any metric, value, filter and granularity of %s',
    async (source) => {
      const random = createRandom(6);
      for (let i = 0; i < 150; i++) {
        const query = ReportQuery.parse(aQuery(random, source));
        expect(sourcesOf(await expectTheSame(rows, query, suite, asOf))).toEqual(['days']);
      }
    },
    600_000,
  );

  test('R-18 figures that days cannot give are read from facts: a longer period, parts of days, other filters, segments', async () => {
    const base = { period: PERIODS[2], metrics: ['visitors', 'visits', 'pageviews'], dimensions: ['page'] };
    const others: ReportQueryInput[] = [
      { ...base, period: { from: '2026-09-24', to: '2026-10-26' } },
      { ...base, period: { from: '2026-09-24', to: '2026-10-26' }, granularity: 'week' },
      { ...base, period: { from: '2026-10-25T01:00', to: '2026-10-26T01:00' } },
      { ...base, period: PERIODS[0], granularity: 'hour' },
      { ...base, dimensions: ['page', 'device'] },
      { ...base, dimensions: ['clickPage'] },
      { ...base, dimensions: ['referrerHost'] },
      { ...base, dimensions: ['themes'] },
      { ...base, metrics: ['visitors', 'searches'] },
      { ...base, metrics: ['visitors', 'newVisitors'], granularity: 'week' },
      { ...base, filter: { is: 'equals', dimension: 'device', value: 'mobile' } },
      { ...base, filter: { is: 'contains', dimension: 'page', value: 'no' } },
      { ...base, segments: [{ level: 'visit', where: { is: 'equals', dimension: 'device', value: 'mobile' } }] },
    ];
    for (const query of others) {
      const read = await expectTheSame(rows, ReportQuery.parse(query), suite, asOf);
      expect(read, JSON.stringify(query)).toEqual([{ relation: 'hits', from: 'facts' }]);
    }
    expect(await expectTheSame(rows, ReportQuery.parse(base), suite, asOf)).toEqual(OF_DAYS);
  }, 600_000);

  test('R-18 a late event counts its day and the following ones again, in parts where memory is short, and no earlier one', async () => {
    const [hit] = rows.hits.filter(({ visitor_id, occurred_at }) => visitor_id !== '' && occurred_at > '2026-10-24');
    if (!hit) throw new Error('no hit');
    const at = '2026-09-30T12:00:00.000Z';
    const late: HitRow = {
      ...{ ...hit, event_id: 'late', suite, page_name: 'temps' },
      ...{ is_robot: 0, is_staff: 0, occurred_at: at, sent_at: at, received_at: new Date().toISOString() },
    };
    await store.insert('hits', [late]);
    const all = { ...rows, hits: [...rows.hits, late] };
    const query = ReportQuery.parse({ period: PERIODS[2], metrics: ['visitors', 'visits'], dimensions: ['page'] });
    const waiting = await aRound(suite, store, true);
    expect(await expectTheSame(all, query, suite, waiting)).toEqual([{ relation: 'hits', from: 'facts' }]);
    expect(await expectTheSame(all, { ...query, period: PERIODS[0] }, suite, waiting)).toEqual(OF_DAYS);
    let refused = 0;
    const second = await aRound(
      suite,
      withLittleMemory(store, () => {
        refused += 1;
      }),
    );
    expect(refused).toBeGreaterThan(5); // each statement that can be repeated in parts
    const begins = (of: FactsAsOf, isMeant: (day: string) => boolean) =>
      [...(of.days?.builds ?? [])].filter(([atMs]) => isMeant(new Date(atMs).toISOString()));
    const isBefore = (day: string) => day < '2026-09-28';
    expect(begins(second, isBefore)).toEqual(begins(asOf, isBefore));
    const isAfter = (day: string) => day > '2026-09-29T20' && day < '2026-10-30';
    for (const [atMs, build] of begins(second, isAfter)) {
      expect(build).toBeGreaterThan(asOf.days?.builds.get(atMs) ?? 0);
    }
    const random = createRandom(8);
    for (let i = 0; i < 20; i++) {
      const query = ReportQuery.parse(aQuery(random, random.pick(['hits', 'viewers'])));
      expect(sourcesOf(await expectTheSame(all, query, suite, second))).toEqual(['days']);
    }
  }, 600_000);

  test('R-07 a deletion removes the counts of its days and of those that depend on them; then they are counted again', async () => {
    const countsSince = async (day: string) => {
      const [found] = await store.query<{ n: number }>(
        'select count() as n from day_groups where suite = {suite:String} and hour >= toDateTime({day:String}, {zone:String})',
        { suite, day: `${day} 00:00:00`, zone: 'UTC' },
      );
      return found?.n;
    };
    const first = rows.hits.map(({ occurred_at }) => occurred_at).toSorted()[0] ?? '';
    expect(await countsSince(first.slice(0, 10))).toBeGreaterThan(0);
    for (const table of ['hits', 'playback'] as const) await store.remove(table, "visitor_id = 'anna'");
    expect(await countsSince(first.slice(0, 10))).toBe(0);
    const isKept = ({ visitor_id }: HitRow | PlaybackRow) => visitor_id !== 'anna';
    const late = (await store.query<{ n: number }>("select count() as n from hits where event_id = 'late'"))[0]?.n ?? 0;
    const kept = { hits: rows.hits.filter(isKept), heartbeats: rows.heartbeats.filter(isKept) };
    expect(late).toBeLessThan(2);
    await store.remove('hits', "event_id = 'late'");
    const query = ReportQuery.parse({ period: PERIODS[2], metrics: ['visitors', 'visits'], dimensions: ['page'] });
    expect(await expectTheSame(kept, query, suite, await aRound(suite))).not.toEqual(OF_DAYS); // held back
    await pause(HOLD_MS + 10 * SETTLE_MS);
    await factsOf(suite);
    expect(await expectTheSame(kept, query, suite, await aRound(suite))).toEqual(OF_DAYS);
  }, 600_000);

  test.each(['hits', 'viewers'] as const)(
    'days of %s are counted by dimensions with one value, of rows that these do not tell',
    (source) => {
      for (const { dimensions, among } of LISTS[source]) {
        expect(among === null || !isOnlyOn(AMONG[among], dimensions)).toBe(true);
        expect(dimensions.filter((key) => dimensionOf(key).isMany)).toEqual([]);
      }
    },
  );
});
