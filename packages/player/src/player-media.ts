import type { MediaChapter } from './chapters/chapter-moves.ts';

/** Stream type of a medium, in the terms of § 3. `linear` is live without rewind. */
export type StreamKind = 'vod' | 'live' | 'linear' | 'podcast' | 'audiobook' | 'aod';

/** Description of a medium for the player; the catalogue's clip has most of these fields. */
export interface PlayerMedia {
  /** Media id on the wire (§ 3 `videoId`). */
  id: string;
  title: string;
  kind: 'video' | 'audio';
  stream: StreamKind;
  /** Seconds; 0 for live. */
  lengthS: number;
  /** Multivariant playlist (RFC 8216), or the file. */
  hls: string;
  /** A single file, which browsers play natively. */
  isFile?: boolean | undefined;
  /** The same with its ad breaks (V-02); null without ads. */
  hlsWithAds: string | null;
  chapters: readonly MediaChapter[];
  subtitles: readonly { lang: string; label: string; src: string }[];
  /** WebVTT list of preview pictures for the bar; null without any. */
  thumbnails: string | null;
}

export const isLiveStream = (stream: StreamKind): boolean => stream === 'live' || stream === 'linear';
