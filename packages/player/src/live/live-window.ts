/** A stretch of media time that follows the wall clock (EXT-X-PROGRAM-DATE-TIME, RFC 8216 § 4.3.2.6). */
export interface DatedSpan {
  /** Seconds of media time. */
  startS: number;
  lengthS: number;
  /** When it was broadcast, ms epoch. */
  atMs: number;
}

/** How far back a live signal goes at one moment, and when each moment of it was broadcast (V-04, W-15). */
export interface LiveWindow {
  /** Seconds of media time of the oldest moment that can be played. */
  startS: number;
  /** Seconds of media time where who watches live is: some segments before the newest. */
  edgeS: number;
  /** When a position was broadcast, ms epoch; null when the signal carries no clock. */
  dateAt(positionS: number): number | null;
  /** The position of an instant; null when the window does not hold it. */
  positionAt(atMs: number): number | null;
}

/** How far behind the edge one may be and still watch live, in seconds: two segments of the usual 4 s. */
export const LIVE_WITHIN_S = 8;

/** Seconds that a position is behind who watches live; 0 for who does. */
export function behindLiveS({ edgeS }: Pick<LiveWindow, 'edgeS'>, positionS: number): number {
  const behindS = edgeS - positionS;
  return behindS > LIVE_WITHIN_S ? behindS : 0;
}

/**
 * The window over spans in order of media time.
 *
 * A position between two spans or past the last counts from the nearest before it, so a hole in the signal has no
 * hole in its clock. An instant inside a hole of the clock is where the signal takes up again.
 */
export function liveWindow(startS: number, edgeS: number, listSpans: () => readonly DatedSpan[]): LiveWindow {
  let listed: readonly DatedSpan[] | null = null;
  /** Made when a date is asked for: two hours are 1,800 of them, and the window is looked at several times a second. */
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
