/**
 * V-04: live channels are computed. The media playlist of an instant is a pure function of the wall clock over a looped
 * asset, so any server returns the same one without state.
 */
import { DVR_WINDOW_MS } from '@sintonia/contracts';
import { type InterstitialTag, interstitialTag } from '../hls/interstitial-tag.ts';
import type { LoopedRendition } from '../hls/looped-rendition.ts';

/** Start of turn 0 of every loop. Far in the past, so that sequence numbers never restart. */
export const LOOP_ORIGIN_MS = Date.UTC(2026, 0, 1);

interface ListedSegment {
  /** RFC 8216 § 4.3.3.2, counted from the origin time. */
  sequence: number;
  /** Number of loop turns before. */
  turn: number;
  uri: string;
  startsAtMs: number;
  durationMs: number;
}

export interface LivePlaylistOptions {
  windowMs?: number;
  /** Breaks that start in `[fromMs, toMs)`, the time range of the listed segments. */
  interstitials?: (fromMs: number, toMs: number) => readonly InterstitialTag[];
}

/**
 * The live media playlist at an instant: every complete segment of the window, oldest first, and the
 * breaks that start among them.
 *
 * A turn of the loop restarts media time, so its first segment carries EXT-X-DISCONTINUITY. The first segment listed
 * never does: the discontinuity sequence already counts that turn (RFC 8216 § 6.2.1).
 */
export function livePlaylist(rendition: LoopedRendition, atMs: number, options: LivePlaylistOptions = {}): string {
  const { windowMs = DVR_WINDOW_MS, interstitials = () => [] } = options;
  const listed = completeSegments(rendition, atMs, windowMs);
  const [first] = listed;
  const last = listed.at(-1);
  if (!first || !last) throw new RangeError(`there is no live signal before ${new Date(LOOP_ORIGIN_MS).toISOString()}`);
  const longestMs = Math.max(...rendition.segments.map(({ durationMs }) => durationMs));
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.round(longestMs / 1000)}`,
    `#EXT-X-MEDIA-SEQUENCE:${first.sequence}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${first.turn}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${rendition.initSegment}"`,
    ...interstitials(first.startsAtMs, last.startsAtMs + last.durationMs).map(interstitialTag),
  ];
  let turn = first.turn;
  for (const segment of listed) {
    const isNewTurn = segment.turn !== turn;
    if (isNewTurn) lines.push('#EXT-X-DISCONTINUITY');
    if (isNewTurn || segment === first)
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(segment.startsAtMs).toISOString()}`);
    lines.push(`#EXTINF:${(segment.durationMs / 1000).toFixed(3)},`, segment.uri);
    turn = segment.turn;
  }
  return `${lines.join('\n')}\n`;
}

/** When the playlist of this instant next changes, epoch ms: the end of its cache lifetime. */
export function nextChangeMs(rendition: LoopedRendition, atMs: number): number {
  const turnStartMs = atMs - positive(atMs - LOOP_ORIGIN_MS, rendition.lengthMs);
  let endMs = turnStartMs;
  for (const { durationMs } of rendition.segments) {
    endMs += durationMs;
    if (endMs > atMs) return endMs;
  }
  return endMs;
}

function completeSegments({ segments, lengthMs }: LoopedRendition, atMs: number, windowMs: number): ListedSegment[] {
  const fromMs = Math.max(LOOP_ORIGIN_MS, atMs - windowMs);
  const listed: ListedSegment[] = [];
  for (let turn = Math.max(0, Math.floor((fromMs - LOOP_ORIGIN_MS) / lengthMs)); ; turn++) {
    let startsAtMs = LOOP_ORIGIN_MS + turn * lengthMs;
    for (const [index, { uri, durationMs }] of segments.entries()) {
      const endsAtMs = startsAtMs + durationMs;
      if (endsAtMs > atMs) return listed;
      if (startsAtMs >= fromMs)
        listed.push({ sequence: turn * segments.length + index, turn, uri, startsAtMs, durationMs });
      startsAtMs = endsAtMs;
    }
  }
}

const positive = (value: number, by: number) => ((value % by) + by) % by;
