/** For tests: events and queries of every kind, crowded where it is easy to be wrong. */
import type { Filter, QuerySegment, ReportQueryInput } from '@sintonia/contracts';
import type { Random } from '../../commands/random.ts';
import { EMPTY_HIT, EMPTY_PLAYBACK, type HitRow, type PlaybackRow } from '../../stores/events/event-rows.ts';
import type { RawRows } from './recount-query.ts';

export const ZONE = 'Europe/Madrid';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Days whose midnights, and the hour that comes twice or never, are crowded. */
const DAYS = ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-10-26'] as const;
const CROWDED = [
  ...DAYS.map((day) => Date.parse(`${day}T22:00:00Z`)),
  ...DAYS.map((day) => Date.parse(`${day}T23:00:00Z`)),
  Date.parse('2026-03-29T01:00:00Z'),
  Date.parse('2026-10-25T01:00:00Z'),
];
const iso = (ms: number) => new Date(ms).toISOString();
const first = <T>(list: readonly T[]): readonly [T, ...T[]] => list as [T, ...T[]]; // cast: none of ours is empty

function aTime(random: Random): number {
  const near = random.pick([0, -1, 1, 29 * MINUTE_MS + 59_999, 30 * MINUTE_MS, random.whole(4 * HOUR_MS)]);
  return random.pick(first(CROWDED)) + near - random.pick([0, random.whole(2 * HOUR_MS)]);
}

let serial = 0;

function aHit(random: Random, suite: string): HitRow {
  const occurredMs = aTime(random);
  const visitor_id = random.pick(['', 'anna', 'biel', 'carla', `v${random.whole(12)}`]);
  const kind = random.pick<HitRow['kind']>(['pageview', 'pageview', 'pageview', 'link', 'mediaStart', 'exposure']);
  return {
    ...EMPTY_HIT,
    event_id: `${suite}-h${serial++}`,
    suite: random.whole(15) === 0 ? 'another' : suite,
    occurred_at: iso(occurredMs),
    received_at: iso(occurredMs + random.pick([0, random.whole(3 * HOUR_MS), random.whole(7 * 24 * HOUR_MS)])),
    sent_at: iso(random.pick([0, occurredMs, occurredMs - HOUR_MS])),
    kind,
    visitor_id,
    tier: visitor_id === '' ? 'none' : random.pick(['consented', 'signedIn']),
    is_robot: random.whole(12) === 0 ? 1 : 0,
    page_name: random.pick(['portada', 'temps', '', `notícia ${random.whole(4)}`]),
    path: `/${random.whole(3)}/`,
    section: random.pick(['noticies', 'esports', '', 'No informat']),
    device: random.pick(['mobile', 'desktop', '']),
    link_type: kind === 'link' ? random.pick(['lnk_o', 'lnk_e', 'lnk_d']) : '',
    link_name: kind === 'link' ? random.pick(['més', '']) : '',
    events: random.pick([
      ['event1'],
      ['event1'],
      [],
      ['event1', 'event2'],
      ['event3'],
      ['event5'],
      ['event10', 'event15'],
    ]),
    variables: {
      ...(random.whole(2) && { v14: random.pick(['Marta Escarrà', 'O’Connor \\ "x"', 'No Informat']) }),
      ...(random.whole(2) && {
        v30: random.pick(['clima', 'clima, economia', 'economia,clima, clima', '', 'No Informat']),
      }),
      ...(random.whole(3) === 0 && { c21: random.pick(['0', '7', '12']) }),
    },
  };
}

/** The same bytes once more: received later, dated elsewhere, never counted. */
const repeatOf = <R extends HitRow | PlaybackRow>(row: R, random: Random): R => {
  const receivedMs = Date.parse(row.received_at) + 1 + random.whole(2 * HOUR_MS);
  return { ...row, received_at: iso(receivedMs), occurred_at: iso(Math.min(aTime(random), receivedMs)) };
};

export function randomRows(random: Random, suite: string): RawRows {
  const hits = Array.from({ length: 260 }, () => aHit(random, suite));
  const reports: PlaybackRow[] = [];
  void EMPTY_PLAYBACK;
  return {
    hits: [...hits, ...hits.filter(() => random.whole(8) === 0).map((hit) => repeatOf(hit, random))],
    reports: [...reports, ...reports.filter(() => random.whole(10) === 0).map((row) => repeatOf(row, random))],
  };
}

const VALUES: Readonly<Record<string, readonly [string | number, ...(string | number)[]]>> = {
  page: ['portada', 'notícia 1', '/1/', 'no hi és'],
  section: ['noticies', 'esports'],
  author: ['Marta Escarrà', 'O’Connor \\ "x"', "'); drop table hits; --"],
  themes: ['clima', 'economia'],
  device: ['mobile', 'desktop'],
  linkName: ['més'],
  hitKind: ['pageview', 'link'],
  consentTier: ['none', 'consented', 'signedIn'],
  searchResults: [0, 7, '12'],
  landingPage: ['portada', 'temps', '/2/'],
  exitPage: ['portada', 'temps'],
  previousPage: ['portada', 'temps'],
  nextPage: ['notícia 2', 'temps'],
  newOrReturning: ['new', 'returning'],
  visitNumber: [1, 2, 3],
  daysSinceLastVisit: [0, 1, 2],
  hour: [0, 1, 2, 23],
  weekday: [6, 7, 1],
};
const HIT_DIMENSIONS = first(Object.keys(VALUES));
const HIT_METRICS = first([
  'pageviews',
  'exemptPageviews',
  'identifiedPageviews',
  'visitors',
  'newVisitors',
  'visits',
  'entries',
  'exits',
  'bounces',
  'searches',
  'emptySearches',
  'downloads',
  'shares',
  'participations',
  'buttonClicks',
  'linkClicks',
  'exitLinks',
]);

const some = <T>(random: Random, from: readonly [T, ...T[]], most: number, least = 0): T[] => [
  ...new Set(Array.from({ length: least + random.whole(most - least + 1) }, () => random.pick(from))),
];

function aFilter(random: Random, dimensions: readonly [string, ...string[]], depth = 0): Filter {
  const inner = () => aFilter(random, dimensions, depth + 1);
  const shape = depth < 2 ? random.whole(6) : 3;
  if (shape === 0) return { all: [inner(), inner()] };
  if (shape === 1) return { any: [inner(), inner()] };
  if (shape === 2) return { not: inner() };
  const dimension = random.pick(dimensions);
  const value = () => random.pick(VALUES[dimension] ?? ['']);
  switch (random.whole(6)) {
    case 0:
      return { is: 'contains', dimension, value: String(value()).slice(0, 3) };
    case 1:
      return { is: 'starts', dimension, value: String(value()).slice(0, 2) };
    case 2:
      return { is: 'in', dimension, values: [value(), value()] };
    case 3:
      return { is: 'between', dimension, from: value(), to: value() };
    case 4:
      return { is: 'empty', dimension };
    default:
      return { is: 'equals', dimension, value: value() };
  }
}

const PERIODS: readonly [Days, ...Days[]] = [
  { from: '2026-10-25', to: '2026-10-25' },
  { from: '2026-10-24', to: '2026-10-26' },
  { from: '2026-03-29', to: '2026-03-29' },
  { from: '2026-03-27', to: '2026-03-30' },
  { from: '2026-03-01', to: '2026-10-31' },
  { from: '2026-10-25T00:10', to: '2026-10-25T03:30' },
];
interface Days {
  from: string;
  to: string;
}

export function aRandomQuery(random: Random): ReportQueryInput {
  const period = random.pick(PERIODS);
  const isLong = period.from === '2026-03-01';
  const segment = (): QuerySegment => ({
    level: random.pick(['hit', 'visit', 'visitor']),
    where: aFilter(random, HIT_DIMENSIONS),
    isExcluded: random.whole(3) === 0,
  });
  return {
    period,
    granularity: random.pick(['total', 'total', isLong ? 'day' : 'minute', 'hour', 'day', 'week', 'month']),
    metrics: some(random, HIT_METRICS, 4, 1),
    dimensions: some(random, HIT_DIMENSIONS, 3),
    ...(random.whole(2) && { filter: aFilter(random, HIT_DIMENSIONS) }),
    segments: Array.from({ length: random.pick([0, 0, 1, 1, 2]) }, segment),
  };
}
