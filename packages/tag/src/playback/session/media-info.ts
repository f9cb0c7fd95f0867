import type { HeartbeatFields } from '@sintonia/wire';

type Given<F extends keyof HeartbeatFields> = Required<{ [K in F]: NonNullable<HeartbeatFields[K]> }>;

/** The media, with the field names of the wire. Values come from the page unchecked; they are checked when used (§ 5). */
export type MediaInfo = Given<'mediaName' | 'mediaId' | 'mediaLengthS' | 'streamType'> & {
  mediaType: string;
  /** The viewer's network. Given by our player only, and only to our server. */
  network?: Pick<HeartbeatFields, 'connection' | 'speed'>;
};
export type AdBreakInfo = Given<'adBreakName' | 'adBreakStartS'> & {
  adBreakPosition: number;
  /** Given by our player only. */
  adsPlanned?: number;
};
export type AdInfo = Given<'adName' | 'adId' | 'adLengthS'> & { adPosition: number };
export type ChapterInfo = Given<'chapterName' | 'chapterPosition' | 'chapterLengthS' | 'chapterStartS'>;
export type QualityInfo = Given<'bitrate' | 'framesPerSecond' | 'droppedFrames'> & {
  startupS: number;
} & Presentation;
/** How the content is shown. Given by our player only, and only to our server. */
export type Presentation = Pick<
  HeartbeatFields,
  'subtitles' | 'rate' | 'pip' | 'fullscreen' | 'height' | 'muted' | 'view'
>;
