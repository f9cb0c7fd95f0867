/** What a browser has to play media with. */
export interface PlaybackSupport {
  /** The constructor that takes segments; null where pages may hand over none. */
  source: Pick<typeof MediaSource, 'isTypeSupported'> | null;
  /** It plays HLS by itself. */
  hasHls: boolean;
}

export type PlaybackMethod = 'hls.js' | 'browser' | null;

/** H.264 and AAC, of which our renditions are. */
const SEGMENTS = 'video/mp4; codecs="avc1.42E01E,mp4a.40.2"';
const HLS = 'application/vnd.apple.mpegurl';

/**
 * Who plays a medium (V-01, decision 0014): hls.js wherever it can, since ads, renditions and quality of service come with
 * it. That is every browser with Media Source Extensions, and iPhones from iOS 17.1 on, which have their managed form
 * alone. iPhones before play HLS themselves, as any browser does one file; null: nobody can.
 */
export function playbackMethod(isFile: boolean, { source, hasHls }: PlaybackSupport): PlaybackMethod {
  if (isFile) return 'browser';
  if (source?.isTypeSupported(SEGMENTS)) return 'hls.js';
  return hasHls ? 'browser' : null;
}

type MediaWindow = Partial<Record<'ManagedMediaSource' | 'MediaSource', typeof MediaSource>>;

/** The managed form first, as hls.js chooses: where both are there it costs less power. */
export const playbackSupport = (
  { ManagedMediaSource, MediaSource: Plain }: MediaWindow,
  element: Pick<HTMLMediaElement, 'canPlayType'>,
): PlaybackSupport => ({
  source: ManagedMediaSource ?? Plain ?? null,
  hasHls: element.canPlayType(HLS) !== '',
});
