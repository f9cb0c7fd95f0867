/** For tests: random events and queries of every kind, concentrated on edge cases. */
import {
  type Filter,
  HOUR_MS,
  MINUTE_MS,
  type QuerySegment,
  type ReportQueryInput,
  WEEK_MS,
} from '@sintonia/contracts';
import type { Random } from '../../../commands/random.ts';
import { EMPTY_HIT, EMPTY_PLAYBACK, type HitRow, type PlaybackRow } from '../../../stores/events/event-rows.ts';
import type { Judged } from './is-left-out.ts';
import type { RawRows } from './recount-query.ts';

export const ZONE = 'Europe/Madrid';
/** Days whose midnights, and the repeated or skipped hour, get many events. */
const DAYS = ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-10-26'] as const;
const CROWDED = [
  ...DAYS.map((day) => Date.parse(`${day}T22:00:00Z`)),
  ...DAYS.map((day) => Date.parse(`${day}T23:00:00Z`)),
  Date.parse('2026-03-29T01:00:00Z'),
  Date.parse('2026-10-25T01:00:00Z'),
];
const iso = (ms: number) => new Date(ms).toISOString();
const first = <T>(list: readonly T[]): readonly [T, ...T[]] => list as [T, ...T[]]; // cast: none of our lists is empty

function aTime(random: Random): number {
  const near = random.pick([0, -1, 1, 29 * MINUTE_MS + 59_999, 30 * MINUTE_MS, random.whole(4 * HOUR_MS)]);
  return random.pick(first(CROWDED)) + near - random.pick([0, random.whole(2 * HOUR_MS)]);
}

/** Some robots and forged events, and some just below the limits. */
export const aCompany = (random: Random): Judged => ({
  is_robot: random.whole(12) === 0 ? 1 : 0,
  request_visitors: random.pick([0, 1, 1, 1, 1, 1, 3, 3, random.whole(12) === 0 ? 4 : 2]),
  request_sessions: random.pick([0, 1, 1, 1, 1, 50, random.whole(6) === 0 ? 51 : 1]),
  source_arrivals: random.pick([0, 1, 2, 100, random.whole(8) === 0 ? 101 : 3]),
  claimed_ahead_s: random.pick([0, 10, 900, random.whole(8) === 0 ? 901 : 3]),
});

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
    received_at: iso(occurredMs + random.pick([0, random.whole(3 * HOUR_MS), random.whole(WEEK_MS)])),
    sent_at: iso(random.pick([0, occurredMs, occurredMs - HOUR_MS])),
    kind,
    visitor_id,
    tier: visitor_id === '' ? 'none' : random.pick(['consented', 'signedIn']),
    ...aCompany(random),
    page_name: random.pick(['portada', 'temps', '', `notícia ${random.whole(4)}`]),
    path: `/${random.whole(3)}/`,
    programme: random.pick(['', 'Cims 0', 'No informat']),
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

/** Heartbeats of one viewing, mostly in a client's order, with everything that may be missing or unusual. */
function aViewing(random: Random, suite: string, number: number): PlaybackRow[] {
  const session_id = `${suite}-s${number}`;
  const visitor = random.pick(['anna', 'biel', '', `v${number % 7}`]);
  let atMs = aTime(random);
  let previousMs = -1;
  const stream_type = random.pick(['vod', 'vod', 'live', 'podcast']);
  const length_s = stream_type === 'live' ? 86_400 : random.pick([0, 60, 120]);
  const suites = random.pick([[suite], [suite], [suite, 'another'], ['another']]);
  const company = aCompany(random);
  const ad = () => random.pick(['', '', 'a1', 'a2']);
  return Array.from({ length: 1 + random.whole(9) }, (_, i): PlaybackRow => {
    const event =
      i === 0 ? 'start' : random.pick(['play', 'play', 'play', 'pause', 'buffer', 'stall', 'complete', 'end', 'error']);
    const asset_type = random.pick(['main', 'main', 'main', 'ad']);
    const stepMs = random.pick([0, 200, 1000, 10_000, random.whole(20_000), random.whole(40 * MINUTE_MS)]);
    atMs += stepMs;
    const isAd = asset_type === 'ad';
    const adId = ad();
    const row: PlaybackRow = {
      ...EMPTY_PLAYBACK,
      event_id: `${suite}-p${serial++}`,
      suites,
      session_id,
      event,
      asset_type,
      occurred_at: iso(atMs),
      sent_at: iso(atMs - random.pick([0, 0, HOUR_MS])),
      received_at: iso(atMs + random.pick([0, random.whole(3 * HOUR_MS)])),
      visitor_id: i === 0 ? '' : visitor,
      tier: random.pick(['consented', 'consented', 'signedIn', 'none']),
      ...company,
      duration_ms: random.pick([0, Math.min(stepMs, 600_000), random.whole(12_000)]),
      prev_ts: random.pick([-1, previousMs]),
      playhead_s: random.whole(130),
      length_s,
      stream_type,
      video_name: `Cims ${number % 4}`,
      bitrate: random.pick([0, 800_000, 2_400_000]),
      dropped_frames: random.whole(5),
      startup_ms: random.pick([0, 300, 1200, random.whole(5000)]),
      metadata: i === 0 ? { 'a.media.show': `Cims ${number % 2}`, 'a.media.season': '1' } : {},
      ...(isAd && {
        ad_session_id: adId && `${session_id}-${adId}`,
        ad_name: adId,
        ad_length_s: random.pick([0, 10, 20]),
        pod_id: `pod-${number % 3}`,
        pod_name: random.pick(['preroll', 'midroll', '']),
        metadata: random.pick([{}, { 'a.media.ad.campaign': `c${number % 2}` }]),
      }),
    };
    previousMs = Date.parse(row.sent_at);
    return row;
  });
}

/** The media start hit of a viewing, which names the session. */
const startHitOf = ({ session_id, occurred_at }: PlaybackRow, random: Random, suite: string): HitRow => ({
  ...aHit(random, suite),
  kind: 'mediaStart',
  media_session_id: session_id,
  occurred_at: iso(Date.parse(occurred_at) + random.whole(MINUTE_MS)),
  received_at: iso(Date.parse(occurred_at) + 2 * MINUTE_MS),
});

/** The same bytes again: received later, dated differently, never counted. */
const repeatOf = <R extends HitRow | PlaybackRow>(row: R, random: Random): R => {
  const receivedMs = Date.parse(row.received_at) + 1 + random.whole(2 * HOUR_MS);
  return { ...row, received_at: iso(receivedMs), occurred_at: iso(Math.min(aTime(random), receivedMs)) };
};

export function randomRows(random: Random, suite: string): RawRows {
  const hits = Array.from({ length: 260 }, () => aHit(random, suite));
  const viewings = Array.from({ length: 40 }, (_, i) => aViewing(random, suite, i));
  const reports = viewings.flat();
  for (const [first] of viewings) if (first && random.whole(3) > 0) hits.push(startHitOf(first, random, suite));
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
  title: ['Cims 0', 'Cims 1', 'Cim'],
  streamKind: ['vod', 'live'],
  programme: ['Cims 0', 'Cims 1'],
  season: ['1', '2'],
  mediaLength: [0, 60, 86_400],
  hasPreroll: ['yes', 'no'],
  adName: ['a1', 'a2'],
  adBreakKind: ['preroll', 'midroll'],
  adCampaign: ['c0', 'c1'],
};
const OF_AD = ['adName', 'adBreakKind', 'adCampaign'];
const OF_BOTH = ['hour', 'weekday', 'consentTier', 'device', 'page'] as const;
const OF_VIEWING = ['title', 'streamKind', 'programme', 'season', 'mediaLength', 'hasPreroll'];
const OF_PLAYBACK = first([...OF_BOTH, ...OF_VIEWING]);
const HIT_DIMENSIONS = first(Object.keys(VALUES).filter((key) => ![...OF_VIEWING, ...OF_AD].includes(key)));
const AD_METRICS = first(['adStarts', 'adCompletes', 'adsReaching50', 'adBreaks']);
const PLAYBACK_METRICS = first([
  'mediaStarts',
  'startedAttempts',
  'startFailures',
  'exitsBeforeStart',
  'openAttempts',
  'plays',
  'playsWithLength',
  'playsReaching25',
  'playsReaching90',
  'finishedPlays',
  'playbackFailures',
  'startupMedian',
  'startupP95',
  'droppedFrames',
  'completions',
  'uniqueViewers',
  'contentTimeSpent',
  'mediaTimeSpent',
  'adTime',
  'pausedTime',
  'stalledTime',
  'playingOrStalledTime',
  'deliveredBits',
  'timeWithBitrate',
  'averageAudience',
  'peakConcurrency',
]);
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

export const PERIODS: readonly [Days, ...Days[]] = [
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
  const common = {
    period,
    granularity: random.pick(['total', 'total', isLong ? 'day' : 'minute', 'hour', 'day', 'week', 'month'] as const),
  };
  const of = (metrics: Names, dimensions: Names, levels: readonly [Level, ...Level[]]): ReportQueryInput => ({
    ...common,
    metrics: some(random, metrics, 4, 1),
    dimensions: some(random, dimensions, 3),
    ...(random.whole(2) && { filter: aFilter(random, dimensions) }),
    segments: Array.from({ length: random.pick([0, 0, 1, 1, 2]) }, (): QuerySegment => {
      const level = random.pick(levels);
      const where =
        level === 'visitor'
          ? random.pick([HIT_DIMENSIONS, OF_PLAYBACK])
          : level === 'playback'
            ? OF_PLAYBACK
            : dimensions;
      return { level, where: aFilter(random, where), isExcluded: random.whole(3) === 0 };
    }),
  });
  switch (random.whole(5)) {
    case 0:
    case 1:
      return of(HIT_METRICS, HIT_DIMENSIONS, ['hit', 'visit', 'visitor']);
    case 2:
      return of(AD_METRICS, first([...OF_PLAYBACK, ...OF_AD]), ['visitor', 'playback']);
    case 3:
      return of(first([...HIT_METRICS, ...PLAYBACK_METRICS, ...AD_METRICS]), first([...OF_BOTH, 'programme']), [
        'visitor',
      ]);
    default:
      return of(PLAYBACK_METRICS, OF_PLAYBACK, ['visitor', 'playback']);
  }
}
type Names = readonly [string, ...string[]];
type Level = QuerySegment['level'];
