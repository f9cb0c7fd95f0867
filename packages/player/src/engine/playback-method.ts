/** Playback capabilities of a browser. */
export interface PlaybackSupport {
  /** Constructor of media sources; null where pages cannot append segments. */
  source: Pick<typeof MediaSource, 'isTypeSupported'> | null;
  /** Plays HLS natively. */
  hasHls: boolean;
}

export type PlaybackMethod = 'hls.js' | 'browser' | null;

/** H.264 and AAC, the codecs of our renditions. */
const SEGMENTS = 'video/mp4; codecs="avc1.42E01E,mp4a.40.2"';
const HLS = 'application/vnd.apple.mpegurl';

/**
 * Selects the playback method (V-01, decision 0014): hls.js wherever possible, because ads, renditions and quality of
 * service need it. That covers every browser with Media Source Extensions, and iPhones from iOS 17.1 on, which have
 * only the managed form. Older iPhones play HLS natively, as any browser plays a single file; null when nothing can.
 */
export function playbackMethod(isFile: boolean, { source, hasHls }: PlaybackSupport): PlaybackMethod {
  if (isFile) return 'browser';
  if (source?.isTypeSupported(SEGMENTS)) return 'hls.js';
  return hasHls ? 'browser' : null;
}

type MediaWindow = Partial<Record<'ManagedMediaSource' | 'MediaSource', typeof MediaSource>>;

/** Prefers the managed form, as hls.js does: where both exist it uses less power. */
export const playbackSupport = (
  { ManagedMediaSource, MediaSource: Plain }: MediaWindow,
  element: Pick<HTMLMediaElement, 'canPlayType'>,
): PlaybackSupport => ({
  source: ManagedMediaSource ?? Plain ?? null,
  hasHls: element.canPlayType(HLS) !== '',
});
