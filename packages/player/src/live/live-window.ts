/** An interval of media time that follows the wall clock (EXT-X-PROGRAM-DATE-TIME, RFC 8216 § 4.3.2.6). */
export interface DatedSpan {
  /** Seconds of media time. */
  startS: number;
  lengthS: number;
  /** Broadcast time, ms epoch. */
  atMs: number;
}

/** Current DVR window of a live signal, with the broadcast time of each position (V-04, W-15). */
export interface LiveWindow {
  /** Oldest playable position, seconds of media time. */
  startS: number;
  /** Live edge, seconds of media time: some segments before the newest. */
  edgeS: number;
  /** Broadcast time of a position, ms epoch; null when the signal carries no clock. */
  dateAt(positionS: number): number | null;
  /** Position of a time; null outside the window. */
  positionAt(atMs: number): number | null;
}

/** Delay behind the edge that still counts as live, in seconds: two segments of the usual 4 s. */
export const LIVE_WITHIN_S = 8;

/** Seconds that a position is behind the live edge; 0 at the edge. */
export function behindLiveS({ edgeS }: Pick<LiveWindow, 'edgeS'>, positionS: number): number {
  const behindS = edgeS - positionS;
  return behindS > LIVE_WITHIN_S ? behindS : 0;
}

/**
 * Builds the window from spans in order of media time.
 *
 * A position between two spans or past the last counts from the nearest span before it, so a gap in the signal makes no
 * gap in its clock. A time inside a gap of the clock maps to where the signal resumes.
 */
export function liveWindow(startS: number, edgeS: number, listSpans: () => readonly DatedSpan[]): LiveWindow {
  let listed: readonly DatedSpan[] | null = null;
  /** Computed on demand: two hours are 1,800 spans, and the window is read several times a second. */
  const allSpans = () => {
    listed ??= listSpans();
    return listed;
  };
  return {
    startS,
    edgeS,
    dateAt(positionS) {
      const spans = allSpans();
      const span = spans.findLast((one) => one.startS <= positionS) ?? spans[0];
      return span ? span.atMs + (positionS - span.startS) * 1000 : null;
    },
    positionAt(atMs) {
      const spans = allSpans();
      const last = spans.at(-1);
      if (!spans[0] || !last || atMs < spans[0].atMs || atMs > last.atMs + last.lengthS * 1000) return null;
      const span = spans.findLast((one) => one.atMs <= atMs) ?? spans[0];
      return span.startS + Math.min(span.lengthS, (atMs - span.atMs) / 1000);
    },
  };
}
