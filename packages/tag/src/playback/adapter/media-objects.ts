import type { AdBreakInfo, AdInfo, ChapterInfo, MediaInfo, QualityInfo } from '../session/media-info.ts';

interface InfoByKind {
  media: MediaInfo;
  adBreak: AdBreakInfo;
  ad: AdInfo;
  chapter: ChapterInfo;
  quality: QualityInfo;
  timedMetadata: { value: string };
}

export type InfoKind = keyof InfoByKind;

/**
 * Returned by the `create…Object` functions and passed to the tracking calls. Options such as the resumed flag are
 * set on it by key (`MediaObjectKey`).
 */
export class MediaObject<K extends InfoKind = InfoKind> {
  declare readonly kind: K;
  declare readonly info: InfoByKind[K];
  readonly options: Record<string, unknown> = {};

  constructor(kind: K, info: InfoByKind[K]) {
    this.kind = kind;
    this.info = info;
  }

  setValue(key: string, value: unknown): void {
    this.options[key] = value;
  }

  getValue(key: string): unknown {
    return this.options[key];
  }
}

/**
 * The info of a media object of this kind. Undefined for plain objects and other kinds; null if the page has set the
 * info to null.
 */
export const infoOf = <K extends InfoKind>(given: unknown, kind?: K): InfoByKind[K] | null | undefined =>
  given instanceof MediaObject && (given.kind === kind || !given.info)
    ? ((given as MediaObject<K>).info ?? null) // cast: the kind has been checked
    : undefined;

/** Returns a function that creates objects of one kind from positional values. */
const makes =
  <K extends InfoKind, V extends readonly unknown[]>(kind: K, ...names: { [I in keyof V]: keyof InfoByKind[K] }) =>
  (...values: V): MediaObject<K> =>
    new MediaObject(kind, Object.fromEntries(names.map((name, at) => [name, values[at]])) as InfoByKind[K]); // cast: names are the keys of this kind

export const createMediaObject = makes<
  'media',
  [mediaName: string, mediaId: string, mediaLengthS: number, streamType: string, mediaType: string]
>('media', 'mediaName', 'mediaId', 'mediaLengthS', 'streamType', 'mediaType');

export const createAdBreakObject = makes<
  'adBreak',
  [adBreakName: string, adBreakPosition: number, adBreakStartS: number]
>('adBreak', 'adBreakName', 'adBreakPosition', 'adBreakStartS');

export const createAdObject = makes<'ad', [adName: string, adId: string, adPosition: number, adLengthS: number]>(
  'ad',
  'adName',
  'adId',
  'adPosition',
  'adLengthS',
);

export const createChapterObject = makes<
  'chapter',
  [chapterName: string, chapterPosition: number, chapterLengthS: number, chapterStartS: number]
>('chapter', 'chapterName', 'chapterPosition', 'chapterLengthS', 'chapterStartS');

export const createQoSObject = makes<
  'quality',
  [bitrate: number, startupS: number, framesPerSecond: number, droppedFrames: number]
>('quality', 'bitrate', 'startupS', 'framesPerSecond', 'droppedFrames');

export const createTimedMetadataObject = makes<'timedMetadata', [value: string]>('timedMetadata', 'value');
