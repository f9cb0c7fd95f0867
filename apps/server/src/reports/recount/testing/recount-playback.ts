/** For tests: viewings by their definitions, each fact at the time it counts. */
import type { Granularity } from '@sintonia/contracts';
import type { ScheduledItem } from '../../../query/broadcasts.ts';
import { EMPTY_PLAYBACK, type HitRow, type PlaybackRow } from '../../../stores/events/event-rows.ts';
import { at, greatest, isContent, sent } from './heartbeat-values.ts';
import { isLeftOut } from './is-left-out.ts';
import { spansOf } from './recount-audience.ts';
import { clock } from './recount-hits.ts';
import { breakOfEnd, stallsOf } from './recount-interruptions.ts';
import { cutByBroadcast, onAirAt } from './recount-on-air.ts';
import { adOf, breakOf, chapterOf } from './recount-parts.ts';
import type { Countable } from './recount-query.ts';

export interface Viewing {
  id: string;
  visitor: string;
  hasPlay: boolean;
  firstPlayMs: number;
  openedMs: number;
  isFinished: boolean;
  isOver: boolean;
  hasFailed: boolean;
  furthestS: number;
  /** Seconds of the content that it covers. */
  covered: ReadonlySet<number>;
  lengthS: number;
  hasLength: boolean;
  startupMs: number;
  dropped: number;
  /** Numbers of its heartbeats. */
  numbers: ReadonlySet<number>;
  /** Heartbeats of waits that interrupt playing content, and the first heartbeat of each wait. */
  stalled: ReadonlySet<PlaybackRow>;
  stallBegins: ReadonlySet<PlaybackRow>;
  isSmooth: boolean;
  endedInBreak: string;
  values: Record<string, string>;
}

export interface Fact extends Countable {
  kind: 'attempt' | 'play' | 'heartbeat' | 'ad' | 'break' | 'chapter' | 'audience' | 'broadcast';
  viewing: Viewing;
  heartbeat?: PlaybackRow;
  /** The part of a heartbeat in one broadcast. */
  part?: { ms: number; isFirst: boolean; isLast: boolean };
  broadcast?: string;
  /** Dimensions of a heartbeat. */
  shown?: Record<string, string>;
  ad?: {
    breakId: string;
    adId: string;
    isComplete: boolean;
    isSkipped: boolean;
    isViewKnown: boolean;
    inViewMs: number;
    playedMs: number;
    lengthS: number;
    values: Record<string, string>;
  };
  chapter?: { isCompleted: boolean; playedMs: number; values: Record<string, string> };
  adBreak?: { planned: number; started: number; values: Record<string, string> };
  aired?: { airedMs: number; liveMs: number; allMs: number; laterMs: readonly [number, number] };
  /** Present while content plays. */
  span?: { beginMs: number; endMs: number; windowMs: number };
}

export interface PlaybackScope {
  suite: string;
  fromMs: number;
  toMs: number;
  timeZone: string;
  granularity: Granularity;
  nowMs: number;
  schedule?: readonly ScheduledItem[] | undefined;
}

export function factsOf(rows: readonly PlaybackRow[], hits: readonly HitRow[], scope: PlaybackScope): Fact[] {
  const { schedule = [] } = scope;
  const once = new Map<string, PlaybackRow>();
  for (const row of rows) {
    if (!row.suites.includes(scope.suite)) continue;
    const other = once.get(row.event_id);
    if (!other || row.received_at < other.received_at) once.set(row.event_id, row);
  }
  const kept = [...once.values()].filter((row) => !isLeftOut(row));
  const firstHits = new Map<string, HitRow>();
  for (const hit of hits) {
    const other = firstHits.get(hit.event_id);
    if (hit.suite === scope.suite && (!other || hit.received_at < other.received_at)) firstHits.set(hit.event_id, hit);
  }
  const starts = [...firstHits.values()].filter((hit) => hit.kind === 'mediaStart' && !isLeftOut(hit));
  return [...Map.groupBy(kept, ({ session_id }) => session_id)].flatMap(([id, heartbeats]) => {
    const viewing = viewingOf(id, heartbeats, starts, scope.nowMs);
    const fact = (kind: Fact['kind'], atMs: number, more: Partial<Fact> = {}): Fact => ({
      kind,
      atMs,
      visitor: viewing.visitor,
      viewing,
      dimensions: {
        ...viewing.values,
        broadcast: more.broadcast ?? onAirAt(schedule, viewing, atMs),
        ...more.ad?.values,
        ...more.adBreak?.values,
        ...more.chapter?.values,
        ...more.shown,
        ...clock(atMs, scope.timeZone),
      },
      ...more,
    });
    const ads = Map.groupBy(
      heartbeats.filter(({ asset_type, ad_session_id }) => asset_type === 'ad' && ad_session_id !== ''),
      ({ ad_session_id }) => ad_session_id,
    );
    const chapters = Map.groupBy(
      heartbeats.filter(({ chapter_session_id }) => chapter_session_id !== ''),
      ({ chapter_session_id }) => chapter_session_id,
    );
    const breaks = Map.groupBy(
      heartbeats.filter(({ ads_planned, pod_id }) => ads_planned > 0 && pod_id !== ''),
      ({ pod_id }) => pod_id,
    );
    return [
      fact('attempt', viewing.openedMs),
      ...(viewing.hasPlay ? [fact('play', viewing.firstPlayMs)] : []),
      ...heartbeats.flatMap((heartbeat) => {
        const shown = shownHow(heartbeat);
        const played = { beginMs: at(heartbeat) - heartbeat.duration_ms, endMs: at(heartbeat) };
        const parts = cutByBroadcast(schedule, viewing, played);
        return parts.map(({ beginMs, endMs, broadcast }, i) => {
          const part = { ms: endMs - beginMs, isFirst: i === 0, isLast: i === parts.length - 1 };
          return fact('heartbeat', at(heartbeat), { heartbeat, shown, part, broadcast });
        });
      }),
      ...[...ads.values()].map((of) => fact('ad', Math.min(...of.map(at)), { ad: adOf(of) })),
      ...[...chapters.values()].map((of) => fact('chapter', Math.min(...of.map(at)), { chapter: chapterOf(of) })),
      ...[...breaks.values()].map((of) => fact('break', Math.min(...of.map(at)), { adBreak: breakOf(of) })),
      ...spansOf(heartbeats, scope).flatMap(({ heartbeat, ...span }) =>
        cutByBroadcast(schedule, viewing, span).map(({ beginMs, endMs, broadcast }) =>
          fact('audience', beginMs, { span: { ...span, beginMs, endMs }, shown: shownHow(heartbeat), broadcast }),
        ),
      ),
    ];
  });
}

function viewingOf(id: string, heartbeats: readonly PlaybackRow[], starts: readonly HitRow[], nowMs: number): Viewing {
  const main = heartbeats.filter(({ asset_type }) => asset_type === 'main');
  const plays = heartbeats.filter(isContent);
  const ofStart = starts.filter(({ media_session_id }) => media_session_id === id);
  const meta = (key: string) => greatest(heartbeats.map(({ metadata }) => metadata[`a.media.${key}`] ?? ''));
  const lengthS = Math.max(...heartbeats.map(({ length_s }) => length_s));
  const stream = greatest(heartbeats.map(({ stream_type }) => stream_type));
  const begins = plays.map((play) => {
    const sinceMs = play.prev_ts > 0 ? sent(play) - play.prev_ts : 0;
    return at(play) - (sinceMs >= 0 && sinceMs <= 86_400_000 ? sinceMs : 0);
  });
  const stalls = stallsOf(heartbeats);
  const durationOf = (of: Iterable<PlaybackRow>) => [...of].reduce((sum, { duration_ms }) => sum + duration_ms, 0);
  const stalledMs = durationOf(stalls.stalled);
  return {
    id,
    ...stalls,
    isSmooth: stalledMs / (stalledMs + durationOf(plays) || 1) <= 0.01,
    endedInBreak: breakOfEnd(heartbeats),
    visitor: greatest(heartbeats.map(({ tier, visitor_id }) => (tier === 'none' ? '' : visitor_id))),
    hasPlay: hasPlayed(main, plays),
    firstPlayMs: Math.min(...begins),
    openedMs: Math.min(...heartbeats.map(at)),
    isFinished: main.some(({ event }) => event === 'complete'),
    isOver:
      main.some(({ event }) => event === 'complete' || event === 'end') ||
      Math.max(...heartbeats.map(at)) < nowMs - 600_000,
    hasFailed: hasFailed(heartbeats),
    furthestS: Math.max(0, ...main.map(({ playhead_s }) => playhead_s)),
    covered: coveredSecondsOf(plays),
    lengthS,
    hasLength: lengthS > 0 && stream !== 'live' && stream !== 'linear',
    startupMs: Math.max(...heartbeats.map(({ startup_ms }) => startup_ms)),
    dropped: Math.max(...heartbeats.map(({ dropped_frames }) => dropped_frames)),
    numbers: new Set(heartbeats.map(({ sequence_number }) => sequence_number).filter((number) => number > 0)),
    values: {
      ...longestShown(plays),
      title: greatest(heartbeats.map(({ video_name }) => video_name)),
      streamKind: stream,
      playbackChannel: greatest(heartbeats.map(({ channel }) => channel)),
      mediaId: greatest(heartbeats.map(({ video_id }) => video_id)),
      playerRelease: greatest(heartbeats.map(({ app_version }) => app_version)),
      transport: transportOf(heartbeats),
      connection: greatest(heartbeats.map(({ connection }) => connection)),
      connectionSpeed: greatest(heartbeats.map(({ connection_speed }) => connection_speed)),
      programme: meta('show'),
      season: meta('season'),
      mediaLength: String(lengthS),
      hasPreroll: heartbeats.some((row) => row.asset_type === 'ad' && row.pod_name === 'preroll') ? 'yes' : 'no',
      consentTier: greatest(heartbeats.map(({ tier }) => tier)),
      device: greatest(ofStart.map(({ device }) => device)),
      page: greatest(ofStart.map((hit) => hit.page_name || hit.path)),
    },
  };
}

function transportOf(heartbeats: readonly PlaybackRow[]): string {
  const known = new Set(heartbeats.map(({ transport }) => transport).filter((transport) => transport !== ''));
  return known.size > 1 ? 'both' : ([...known][0] ?? '');
}

const shownHow = (row: PlaybackRow): Record<string, string> => ({
  subtitles: row.subtitles,
  playbackRate: row.playback_rate,
  pictureInPicture: row.picture_in_picture,
  fullScreen: row.full_screen,
  muted: row.muted,
  pictureView: row.view,
  quality: row.height_px > 0 ? String(row.height_px) : '',
});

/** For each dimension, the value that lasted longest. */
function longestShown(plays: readonly PlaybackRow[]): Record<string, string> {
  const played = plays.filter(({ duration_ms }) => duration_ms > 0);
  return Object.fromEntries(
    Object.keys(shownHow(EMPTY_PLAYBACK)).map((name) => {
      const times = [...Map.groupBy(played, (row) => shownHow(row)[name] ?? '')].map(([value, of]) => ({
        value,
        ms: of.reduce((sum, { duration_ms }) => sum + duration_ms, 0),
      }));
      times.sort((a, b) => b.ms - a.ms || Buffer.from(a.value).compare(Buffer.from(b.value)));
      return [name, times[0]?.value ?? ''];
    }),
  );
}

/** Playback rate of a heartbeat, at most 16. */
export const rateOf = ({ playback_rate }: PlaybackRow): number => {
  const rate = Number(playback_rate);
  return rate > 0 ? Math.min(rate, 16) : 1;
};

/** Second by second. */
function coveredSecondsOf(plays: readonly PlaybackRow[]): Set<number> {
  const seconds = new Set<number>();
  for (const play of plays) {
    const { playhead_s, duration_ms } = play;
    if (duration_ms === 0) continue;
    const fromS = Math.floor(playhead_s - (duration_ms / 1000) * rateOf(play));
    for (let s = playhead_s - 1; s >= 0 && s >= fromS; s--) seconds.add(s);
  }
  return seconds;
}

/** Whether an error ended the viewing: within five seconds everything stopped, before the end of the content. */
function hasFailed(heartbeats: readonly PlaybackRow[]): boolean {
  const errors = heartbeats.filter(({ event }) => event === 'error').map(at);
  if (errors.length === 0) return false;
  if (heartbeats.some(({ event, asset_type }) => event === 'complete' && asset_type === 'main')) return false;
  const lastMs = Math.max(...errors);
  return !heartbeats.some((row) => row.event === 'play' && row.duration_ms > 0 && at(row) - lastMs > 5000);
}

/** Content that is reported to play at the instant at which its session ends has not played (M-06). */
function hasPlayed(main: readonly PlaybackRow[], plays: readonly PlaybackRow[]): boolean {
  if (plays.length === 0 || plays.some(({ duration_ms }) => duration_ms > 0)) return plays.length > 0;
  const ends = main.filter(({ event }) => event === 'end' || event === 'complete').map(sent);
  const openMs = Math.max(...ends) - Math.min(...plays.map(sent));
  return openMs < 0 || openMs > 250;
}
