import type { MediaChapter } from './chapters/chapter-moves.ts';

/** What kind of stream a medium is; the words of § 3. `linear` is live without going back. */
export type StreamKind = 'vod' | 'live' | 'linear' | 'podcast' | 'audiobook' | 'aod';

/** What the player needs of one medium; the catalogue's clip has most of this form. */
export interface PlayerMedia {
  /** Media id on the wire (§ 3 `videoId`). */
  id: string;
  title: string;
  kind: 'video' | 'audio';
  stream: StreamKind;
  /** Seconds; 0 when it is live. */
  lengthS: number;
  /** Multivariant playlist (RFC 8216), or the file. */
  hls: string;
  /** It is one file, which browsers play by themselves. */
  isFile?: boolean | undefined;
  /** The same with its ad breaks (V-02); null where nobody interrupts. */
  hlsWithAds: string | null;
  chapters: readonly MediaChapter[];
  subtitles: readonly { lang: string; label: string; src: string }[];
  /** WebVTT that lists stills on a sheet, for who looks for a place on the bar; null where there are none. */
  thumbnails: string | null;
}

export const isLiveStream = (stream: StreamKind): boolean => stream === 'live' || stream === 'linear';
