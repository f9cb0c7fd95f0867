/** For tests: figures of the overview, and the videos played, computed by a simple loop over every event. */

import type { OverviewReport, Totals } from '@sintonia/contracts';
import { DAY_MS, HOUR_MS } from '@sintonia/contracts';
import { isLeftOut, type Judged } from '../../../reports/recount/testing/is-left-out.ts';
import type { VideoRow } from '../../../reports/top-videos.ts';
import type { HitRow, PlaybackRow } from '../../../stores/events/event-rows.ts';
import type { SuitePeriod } from '../../relations.ts';

const HALF_HOUR_MS = 1_800_000;

export type CountedHit = Pick<HitRow, 'event_id' | 'received_at' | 'occurred_at' | 'suite' | 'kind' | 'visitor_id'> &
  Pick<HitRow, 'tier'> &
  Judged;
export type CountedHeartbeat = Pick<PlaybackRow, 'event_id' | 'received_at' | 'occurred_at' | 'suites' | 'session_id'> &
  Pick<PlaybackRow, 'tier' | 'visitor_id' | 'event' | 'asset_type' | 'duration_ms' | 'video_id'> &
  Judged &
  Pick<PlaybackRow, 'sent_at' | 'prev_ts'>;

export interface Counted {
  totals: Totals;
  hours: OverviewReport['hours'];
  videos: Omit<VideoRow, 'name'>[];
}

export function countByHand(
  hits: readonly CountedHit[],
  heartbeats: readonly CountedHeartbeat[],
  period: SuitePeriod,
): Counted {
  const { suite, fromMs, toMs } = period;
  const isInside = (row: Judged & { occurred_at: string }) => !isLeftOut(row) && at(row) >= fromMs && at(row) < toMs;
  const ofHits = firstReceived(hits.filter((hit) => hit.suite === suite)).filter(isInside);
  const ofHeartbeats = firstReceived(heartbeats.filter(({ suites }) => suites.includes(suite))).filter(isInside);
  const views = ofHits.filter((hit) => hit.kind === 'pageview');
  const sessions = [...Map.groupBy(ofHeartbeats, (heartbeat) => heartbeat.session_id).values()].map(toSession);
  const played = sessions.filter((session) => session.firstPlayMs !== null);
  const hasBegun = ({ firstPlayMs }: (typeof sessions)[number]) => firstPlayMs !== null && firstPlayMs >= fromMs;
  const plays = played.filter(hasBegun);
  const viewers = (of: typeof played) => distinct(of.map(({ visitor }) => visitor));
  const seconds = (of: typeof sessions) => of.reduce((sum, { playMs }) => sum + playMs, 0) / 1000;
  const visitors = (of: readonly CountedHit[]) => distinct(of.map((hit) => hit.visitor_id));
  const hours = Array.from({ length: Math.ceil(toMs / HOUR_MS) - Math.floor(fromMs / HOUR_MS) }, (_, i) => {
    const hourMs = (Math.floor(fromMs / HOUR_MS) + i) * HOUR_MS;
    const isThen = (ms: number) => ms >= hourMs && ms < hourMs + HOUR_MS;
    const then = ofHits.filter((hit) => isThen(at(hit)));
    return {
      hour: new Date(hourMs).toISOString(),
      pageviews: then.filter((hit) => hit.kind === 'pageview').length,
      visitors: visitors(then),
      plays: plays.filter(({ firstPlayMs }) => isThen(firstPlayMs ?? 0)).length,
    };
  });
  return {
    totals: {
      pageviews: views.length,
      exemptPageviews: views.filter((hit) => hit.tier === 'none').length,
      visitors: visitors(ofHits),
      visits: visitsOf(ofHits, ofHeartbeats),
      plays: plays.length,
      completions: sessions.filter(({ isComplete }) => isComplete).length,
      uniqueViewers: viewers(played),
      contentTimeSpent: seconds(sessions),
    },
    hours,
    videos: [...Map.groupBy(sessions, ({ videoId }) => videoId)]
      .map(([videoId, of]) => {
        const played = of.filter(({ firstPlayMs }) => firstPlayMs !== null);
        const completions = of.filter(({ isComplete }) => isComplete).length;
        const uniqueViewers = viewers(played);
        const begun = played.filter(hasBegun);
        return { videoId, plays: begun.length, completions, uniqueViewers, contentTimeSpent: seconds(of) };
      })
      .filter((video) => video.plays > 0 || video.uniqueViewers > 0)
      .sort((a, b) => b.plays - a.plays || b.contentTimeSpent - a.contentTimeSpent || compare(a.videoId, b.videoId)),
  };
}

const at = ({ occurred_at }: { occurred_at: string }): number => Date.parse(occurred_at);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const distinct = (ids: readonly string[]): number => new Set(ids.filter((id) => id !== '')).size;

function firstReceived<R extends { event_id: string; received_at: string }>(rows: readonly R[]): R[] {
  return [...Map.groupBy(rows, (row) => row.event_id).values()].flatMap(
    (repeats) => repeats.toSorted((a, b) => compare(a.received_at, b.received_at))[0] ?? [],
  );
}

/** A hit begins a visit if it is the first one in a run of its visitor's activity without a pause of half an hour. */
function visitsOf(hits: readonly CountedHit[], heartbeats: readonly CountedHeartbeat[]): number {
  const activity = [...hits.map((row) => ({ row, isHit: true })), ...heartbeats.map((row) => ({ row, isHit: false }))]
    .map(({ row, isHit }) => ({ visitor: row.tier === 'none' ? '' : row.visitor_id, atMs: at(row), isHit }))
    .filter(({ visitor }) => visitor !== '')
    .sort((a, b) => a.atMs - b.atMs);
  let visits = 0;
  const open = new Map<string, { lastMs: number; hasHit: boolean }>();
  for (const { visitor, atMs, isHit } of activity) {
    const run = open.get(visitor);
    const hasHit = run !== undefined && atMs - run.lastMs < HALF_HOUR_MS && run.hasHit;
    if (isHit && !hasHit) visits += 1;
    open.set(visitor, { lastMs: atMs, hasHit: hasHit || isHit });
  }
  return visits;
}

function toSession(heartbeats: readonly CountedHeartbeat[]) {
  const content = heartbeats.filter((heartbeat) => heartbeat.asset_type === 'main');
  const plays = content.filter((heartbeat) => heartbeat.event === 'play');
  return {
    visitor: heartbeats.find((heartbeat) => heartbeat.visitor_id !== '')?.visitor_id ?? '',
    videoId: heartbeats[0]?.video_id ?? '',
    firstPlayMs: hasPlayed(content, plays) ? Math.min(...plays.map(playingSince)) : null,
    isComplete: content.some((heartbeat) => heartbeat.event === 'complete'),
    playMs: plays.reduce((sum, heartbeat) => sum + heartbeat.duration_ms, 0),
  };
}

/** Content that starts to play at the very time its session ends does not count as played. */
function hasPlayed(content: readonly CountedHeartbeat[], plays: readonly CountedHeartbeat[]): boolean {
  if (plays.length === 0 || plays.some(({ duration_ms }) => duration_ms > 0)) return plays.length > 0;
  const closings = content.filter(({ event }) => event === 'end' || event === 'complete').map(sent);
  const openMs = Math.max(...closings) - Math.min(...plays.map(sent));
  return openMs < 0 || openMs > 250;
}

const sent = ({ sent_at }: CountedHeartbeat): number => Date.parse(sent_at);

function playingSince(heartbeat: CountedHeartbeat): number {
  const sinceLastMs = heartbeat.prev_ts > 0 ? sent(heartbeat) - heartbeat.prev_ts : 0;
  return at(heartbeat) - (sinceLastMs >= 0 && sinceLastMs <= DAY_MS ? sinceLastMs : 0);
}
