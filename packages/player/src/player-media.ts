import type { MediaChapter } from './chapters/chapter-moves.ts';

/** What the player needs of one medium; the catalogue's clip has this form. */
export interface PlayerMedia {
  /** Media id on the wire (§ 3 `videoId`). */
  id: string;
  title: string;
  kind: 'video' | 'audio';
  /** Seconds. */
  lengthS: number;
  /** Multivariant playlist (RFC 8216). */
  hls: string;
  chapters: readonly MediaChapter[];
  subtitles: readonly { lang: string; label: string; src: string }[];
}
