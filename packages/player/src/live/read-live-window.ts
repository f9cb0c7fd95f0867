import type { default as Hls } from 'hls.js';
import { type LiveWindow, liveWindow } from './live-window.ts';

/**
 * Smallest distance from the oldest segment, in seconds, so that a position does not leave the window while it loads.
 */
const SAFE_S = 12;

/**
 * Live window of hls.js; null on demand, and before the first playlist and the metadata of its medium: hls.js moves a
 * position that is set earlier to the live edge.
 */
export function readLiveWindow(engine: Hls): LiveWindow | null {
  const details = engine.latestLevelDetails;
  if (!details?.live || engine.media?.readyState === 0) return null;
  const spans = () =>
    details.fragments.flatMap(({ start, duration, programDateTime }) =>
      programDateTime ? [{ startS: start, lengthS: duration, atMs: programDateTime }] : [],
    );
  const edgeS = engine.liveSyncPosition ?? details.edge;
  return liveWindow(Math.min(edgeS, details.fragmentStart + SAFE_S), edgeS, spans);
}

/** Safari provides the broadcast time of the start of the seekable range. */
type AppleMedia = HTMLMediaElement & { getStartDate?: () => Date };

/**
 * The same where the browser plays HLS natively. It does not expose the live edge: three segments before the newest are
 * used.
 */
export function readNativeLiveWindow(element: AppleMedia): LiveWindow | null {
  const { seekable, duration } = element;
  if (duration !== Number.POSITIVE_INFINITY || seekable.length === 0) return null;
  const [startS, endS] = [seekable.start(0), seekable.end(seekable.length - 1)];
  const edgeS = Math.max(startS, endS - SAFE_S);
  const atMs = element.getStartDate?.().getTime() ?? Number.NaN;
  const spans = Number.isNaN(atMs) ? [] : [{ startS: 0, lengthS: endS, atMs }];
  return liveWindow(Math.min(edgeS, startS + SAFE_S), edgeS, () => spans);
}
