/** Heartbeat → columns of the table `playback`. */
import type { Heartbeat } from '@sintonia/wire';
import { EMPTY_PLAYBACK, type PlaybackRow } from '../stores/events/event-rows.ts';
import { cut, cutAll } from './column-text.ts';

/** Report suites of one report. */
const MOST_SUITES = 10;

/**
 * § 9: a duration over ten minutes is 0, since a machine that slept measured it. Clients say so themselves; one that does
 * not would add a night, or a million years, to the time that was watched.
 */
const LONGEST_DURATION_MS = 600_000;
const countedDuration = (ms = 0): number => (ms > LONGEST_DURATION_MS ? 0 : ms);

/** @param reportSuite for a report that names none */
export const toPlaybackColumns = (report: Heartbeat, reportSuite: string): PlaybackRow => ({
  ...EMPTY_PLAYBACK,
  suites: suitesOf(report) ?? [reportSuite],
  sent_at: new Date(report.atMs ?? 0).toISOString(),
  visitor_id: cut(report.visitorId ?? report.explicitVisitorId ?? report.analyticsVisitorId),
  channel: cut(report.channel),
  session_id: cut(report.sessionId),
  event: cut(report.eventType),
  asset_type: cut(report.assetType),
  duration_ms: countedDuration(report.durationMs),
  playhead_s: report.playheadS ?? 0,
  prev_ts: report.previousAtMs ?? -1,
  video_id: cut(report.mediaId),
  video_name: cut(report.mediaName),
  stream_type: cut(report.streamType),
  media_type: cut(report.metadata['a.media.streamType']),
  length_s: report.mediaLengthS ?? 0,
  ad_id: cut(report.adId),
  ad_session_id: cut(report.adSessionId),
  ad_name: cut(report.adName),
  ad_length_s: report.adLengthS ?? 0,
  pod_id: cut(report.adBreakId),
  pod_position: cut(report.adPosition),
  pod_offset_s: report.adBreakStartS ?? 0,
  pod_name: cut(report.adBreakName),
  chapter_id: cut(report.chapterId),
  chapter_session_id: cut(report.chapterSessionId),
  chapter_name: cut(report.chapterName),
  chapter_position: report.chapterPosition ?? 0,
  chapter_length_s: report.chapterLengthS ?? 0,
  chapter_offset_s: report.chapterStartS ?? 0,
  bitrate: report.bitrate ?? 0,
  fps: report.framesPerSecond ?? 0,
  dropped_frames: report.droppedFrames ?? 0,
  startup_ms: report.startupMs ?? 0,
  error_id: cut(report.errorId),
  error_source: cut(report.errorSource),
  player_name: cut(report.playerName),
  metadata: cutAll(report.metadata),
  customer_ids: signedInIds(report),
});

/** Several are written as the address of a hit has them, with commas; as many as such an address has room for. */
function suitesOf({ reportSuite = '' }: Heartbeat): string[] | null {
  const suites = [...new Set(reportSuite.split(',').map((suite) => cut(suite.trim())))].filter((suite) => suite !== '');
  return suites.length === 0 ? null : suites.slice(0, MOST_SUITES);
}

/** Ids of signed-in customers alone (I-02: state 1), by integration code. */
const signedInIds = ({ customerIds }: Heartbeat): Record<string, string> =>
  Object.fromEntries(
    Object.entries(customerIds).flatMap(([code, { id, authState }]) =>
      authState === 1 && id !== '' ? [[code, cut(id)]] : [],
    ),
  );
