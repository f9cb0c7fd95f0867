/** For tests: random events, concentrated on edge cases. */
import { HOUR_MS, MINUTE_MS, WEEK_MS } from '@sintonia/contracts';
import type { Random } from '../../../../tools/random.ts';
import type { ScheduledItem } from '../../../query/broadcasts.ts';
import { EMPTY_HIT, EMPTY_PLAYBACK, type HitRow, type PlaybackRow } from '../../../stores/events/event-rows.ts';
import type { Judged } from './is-left-out.ts';
import type { RawRows } from './recount-query.ts';

export const ZONE = 'Europe/Madrid';
/** Days with many events around midnight, and in the hour that a clock change repeats or skips. */
const DAYS = ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-10-26'] as const;
const CROWDED: readonly [number, ...number[]] = [
  Date.parse('2026-03-29T01:00:00Z'),
  Date.parse('2026-10-25T01:00:00Z'),
  ...DAYS.map((day) => Date.parse(`${day}T22:00:00Z`)),
  ...DAYS.map((day) => Date.parse(`${day}T23:00:00Z`)),
];
const iso = (ms: number) => new Date(ms).toISOString();

function aTime(random: Random): number {
  const near = random.pick([0, -1, 1, 29 * MINUTE_MS + 59_999, 30 * MINUTE_MS, random.whole(4 * HOUR_MS)]);
  return random.pick(CROWDED) + near - random.pick([0, random.whole(2 * HOUR_MS)]);
}

/** Some robots, staff and forged events, and some just below the limits. */
export const someForgerySignals = (random: Random): Judged => ({
  is_robot: random.whole(12) === 0 ? 1 : 0,
  is_staff: random.whole(12) === 0 ? 1 : 0,
  request_visitors: random.pick([0, 1, 1, 1, 1, 1, 3, 3, random.whole(12) === 0 ? 4 : 2]),
  request_sessions: random.pick([0, 1, 1, 1, 1, 50, random.whole(6) === 0 ? 51 : 1]),
  source_arrivals: random.pick([0, 1, 2, 100, random.whole(8) === 0 ? 101 : 3]),
  claimed_ahead_s: random.pick([0, 10, 900, random.whole(8) === 0 ? 901 : 3]),
});

let serial = 0;

const REFERRERS = [
  ...['', 'https://sintonia.example/2/', 'https://www.google.com/', 'https://duckduckgo.com/?q=temps'],
  ...['https://www.facebook.com/', 'https://diari.example/a', 'android-app://cat.diari'],
];

function aHit(random: Random, suite: string): HitRow {
  const occurredMs = aTime(random);
  const visitor_id = random.pick(['', 'anna', 'biel', 'carla', `v${random.whole(12)}`]);
  const picked = random.pick<HitRow['kind']>([
    'pageview',
    'pageview',
    'pageview',
    'link',
    'mediaStart',
    'exposure',
    'visible',
    'visible',
  ]);
  const kind = picked === 'exposure' && occurredMs % 2 === 0 ? 'podcastDownload' : picked;
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
    customer_id: visitor_id === '' ? '' : random.pick(['', '', '', 'marta', 'pau']),
    ...someForgerySignals(random),
    visible_ms: kind === 'visible' ? random.pick([0, 300, 9_999, 10_000, random.whole(60_000)]) : 0,
    page_name: random.pick(['portada', 'temps', '', `notícia ${random.whole(4)}`]),
    path: `/${random.whole(3)}/`,
    url: 'https://www.sintonia.example/',
    referrer: REFERRERS[occurredMs % REFERRERS.length] ?? '',
    programme: random.pick(['', 'Cims 0', 'No informat']),
    section: random.pick(['noticies', 'esports', '', 'No informat']),
    device: random.pick(['mobile', 'desktop', '']),
    campaign_external: random.pick(['', '', '', 'butlletí', 'anunci']),
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
    context: random.pick([
      {},
      {
        'a.activitymap.page': random.pick(['portada', 'temps', '/1/']),
        'a.activitymap.link': random.pick(['Més', '']),
        'a.activitymap.region': random.pick(['contingut', 'contingut', 'capcalera']),
      },
    ]),
    variables: {
      ...(random.whole(2) && { v14: random.pick(['Marta Escarrà', 'O’Connor \\ "x"', 'No Informat']) }),
      ...(random.whole(2) && {
        v30: random.pick(['clima', 'clima, economia', 'economia,clima, clima', '', 'No Informat']),
      }),
      ...(random.whole(3) === 0 && { v5: 'menú' }),
      ...(random.whole(3) === 0 && { c21: random.pick(['0', '7', '12']) }),
    },
  };
}

/** Every third heartbeat is outside the chapters. */
const chapterAt = (session: string, i: number): Partial<PlaybackRow> =>
  i % 3 === 0
    ? {}
    : {
        ...{ chapter_session_id: `${session}-${i >> 1}`, chapter_name: `Capítol ${(i >> 1) % 3}` },
        chapter_position: 1 + ((i >> 1) % 3),
      };

/** Heartbeats of one viewing, mostly in the order of a client, with missing and unusual values. */
function aViewing(random: Random, suite: string, number: number): PlaybackRow[] {
  const session_id = `${suite}-s${number}`;
  const visitor = random.pick(['anna', 'biel', '', `v${number % 7}`]);
  let atMs = aTime(random);
  let previousMs = -1;
  const stream_type = random.pick(['vod', 'vod', 'live', 'podcast']);
  const length_s = stream_type === 'live' ? 86_400 : random.pick([0, 60, 120]);
  const suites = random.pick([[suite], [suite], [suite, 'another'], ['another']]);
  const forgerySignals = someForgerySignals(random);
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
      ...forgerySignals,
      duration_ms: random.pick([0, Math.min(stepMs, 600_000), random.whole(12_000)]),
      prev_ts: random.pick([-1, previousMs]),
      playhead_s: random.whole(130),
      length_s,
      stream_type,
      video_name: `Cims ${number % 4}`,
      video_id: String(1000 + (number % 4)),
      channel: number % 3 === 0 ? 'tv2' : 'tv1',
      app_version: number % 2 === 0 ? 'sintonia 2' : 'sintonia 1',
      transport: random.pick(['single', 'single', 'single', 'batch', '']),
      bitrate: random.pick([0, 800_000, 2_400_000]),
      subtitles: random.pick(['on', 'off', '']),
      playback_rate: random.pick(['1', '1', '', '0.75', '1.5', '2', 'ràpid', '1e9']),
      picture_in_picture: random.pick(['on', 'off', '']),
      full_screen: random.pick(['on', 'off', '']),
      muted: random.pick(['on', 'off', '']),
      view: random.pick(['in', 'in', 'in', 'out', 'hidden', '']),
      sequence_number: random.pick([0, i + 1, i + 1, i + 3]),
      height_px: random.pick([0, 360, 720]),
      connection: i === 0 ? (['wifi', 'cellular', ''][number % 3] ?? '') : '',
      connection_speed: i === 0 && number % 4 > 0 ? (['4g', '3g'][number % 2] ?? '') : '',
      dropped_frames: random.whole(5),
      startup_ms: random.pick([0, 300, 1200, random.whole(5000)]),
      metadata: i === 0 ? { 'a.media.show': `Cims ${number % 2}`, 'a.media.season': '1' } : {},
      ...(random.whole(3) === 0 && { pod_id: `pod-${number % 3}`, ads_planned: random.whole(4) }),
      ...(!isAd && number % 2 === 0 && chapterAt(session_id, i)),
      ...(!isAd && i % 3 === 2 && event === 'pause' && { event: 'chapter_complete' }),
      ...(isAd && {
        ad_session_id: adId && `${session_id}-${adId}`,
        ad_name: adId,
        ad_id: adId && `creativity ${adId}`,
        ad_length_s: random.pick([0, 10, 20]),
        ad_end: random.pick(['', '', 'skip']),
        pod_id: `pod-${number % 3}`,
        pod_name: random.pick(['preroll', 'midroll', '']),
        metadata: random.pick([{}, { 'a.media.ad.campaign': `c${number % 2}` }]),
      }),
    };
    previousMs = Date.parse(row.sent_at);
    return row;
  });
}

/** Heartbeats of radio in the background, for up to eight hours. Some pauses between them end a visit, some are just too short. */
function aListening(random: Random, suite: string, number: number): PlaybackRow[] {
  const session_id = `${suite}-radio${number}`;
  const visitor_id = random.pick(['anna', 'biel', 'carla', `v${random.whole(12)}`]);
  const signals = someForgerySignals(random);
  let atMs = aTime(random);
  return Array.from({ length: 4 + random.whole(12) }, (): PlaybackRow => {
    atMs += random.pick([25 * MINUTE_MS, 29 * MINUTE_MS + 59_999, random.whole(29 * MINUTE_MS), 30 * MINUTE_MS]);
    return {
      ...EMPTY_PLAYBACK,
      ...{ event_id: `${suite}-p${serial++}`, suites: [suite], session_id, visitor_id, ...signals },
      ...{ tier: random.whole(8) === 0 ? 'none' : 'consented', event: 'play', asset_type: 'main', duration_ms: 10_000 },
      ...{ occurred_at: iso(atMs), sent_at: iso(atMs), received_at: iso(atMs + random.whole(WEEK_MS)) },
      ...{ stream_type: 'live', video_name: 'Ràdio', video_id: '1001', channel: 'tv1', length_s: 86_400 },
    };
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

/** A repeat: the same bytes, received later and dated differently. It counts until the original is stored. */
const repeatOf = <R extends HitRow | PlaybackRow>(row: R, random: Random, dated: DateOfRepeat): R => {
  const receivedMs = Date.parse(row.received_at) + 1 + random.whole(2 * HOUR_MS);
  return { ...row, received_at: iso(receivedMs), occurred_at: iso(Math.min(dated(random, row), receivedMs)) };
};

/** Epoch ms. */
type DateOfRepeat = (random: Random, row: HitRow | PlaybackRow) => number;
/** In another hour, near enough for the whole viewing or visit to be known. */
export const hoursAway: DateOfRepeat = (random, { occurred_at }) =>
  Date.parse(occurred_at) + random.whole(8 * HOUR_MS) - 4 * HOUR_MS;

/** A channel's broadcasts around the crowded times, with gaps, and a repeat of an episode. */
const aDayOf = (channel: string, aroundMs: number, random: Random): ScheduledItem[] => {
  let endMs = aroundMs - 4 * HOUR_MS;
  return Array.from({ length: 8 }, (): ScheduledItem => {
    const startMs = endMs + random.pick([0, 0, 0, 7 * MINUTE_MS]);
    endMs = startMs + random.pick([1, 5, 30, 60, 95]) * MINUTE_MS;
    const number = random.whole(4);
    const mediaId = random.pick(['', String(1000 + number)]);
    return { channel, title: `Cims ${number}`, startMs, endMs, mediaId };
  });
};

export const randomSchedule = (random: Random): ScheduledItem[] =>
  DAYS.flatMap((day) =>
    ['tv1', 'tv2', 'tv3'].flatMap((channel) => aDayOf(channel, Date.parse(`${day}T22:30:00Z`), random)),
  );

export function randomRows(random: Random, suite: string, dateOfRepeat: DateOfRepeat = aTime): RawRows {
  const hits = Array.from({ length: 260 }, () => aHit(random, suite));
  const viewings = Array.from({ length: 40 }, (_, i) => aViewing(random, suite, i));
  const listenings = Array.from({ length: 8 }, (_, i) => aListening(random, suite, i));
  const heartbeats = [...viewings, ...listenings].flat();
  for (const [first] of viewings) if (first && random.whole(3) > 0) hits.push(startHitOf(first, random, suite));
  return {
    hits: [...hits, ...hits.filter(() => random.whole(8) === 0).map((hit) => repeatOf(hit, random, dateOfRepeat))],
    heartbeats: [
      ...heartbeats,
      ...heartbeats.filter(() => random.whole(10) === 0).map((row) => repeatOf(row, random, dateOfRepeat)),
    ],
  };
}
