/** What is played. The values are as the page gave them: they are checked when used, not here (§ 5). */
export interface MediaInfo {
  readonly name: string;
  readonly id: string;
  readonly lengthS: number;
  readonly streamType: string;
  readonly mediaType: string;
}

export interface AdBreakInfo {
  readonly name: string;
  readonly position: number;
  readonly startS: number;
}

export interface AdInfo {
  readonly name: string;
  readonly id: string;
  readonly position: number;
  readonly lengthS: number;
}

export interface ChapterInfo {
  readonly name: string;
  readonly position: number;
  readonly lengthS: number;
  readonly startS: number;
}

export interface QualityInfo {
  readonly bitrate: number;
  readonly startupS: number;
  readonly fps: number;
  readonly droppedFrames: number;
}

export interface TimedMetadataInfo {
  readonly value: string;
}

interface InfoByKind {
  media: MediaInfo;
  adBreak: AdBreakInfo;
  ad: AdInfo;
  chapter: ChapterInfo;
  quality: QualityInfo;
  timedMetadata: TimedMetadataInfo;
}

export type InfoKind = keyof InfoByKind;

/**
 * What the `create…Object` functions give and the tracking calls take. Options such as the resumed flag are
 * set on it by key (`MediaObjectKey`).
 */
export class MediaObject<K extends InfoKind = InfoKind> {
  readonly kind: K;
  readonly info: InfoByKind[K];
  readonly #options = new Map<string, unknown>();

  constructor(kind: K, info: InfoByKind[K]) {
    this.kind = kind;
    this.info = info;
  }

  setValue(key: string, value: unknown): void {
    this.#options.set(key, value);
  }

  getValue(key: string): unknown {
    return this.#options.get(key);
  }
}

/** The object, if it is one of this kind made by us; null for null, plain objects and objects of another kind. */
export const ofKind = <K extends InfoKind>(given: unknown, kind: K): MediaObject<K> | null =>
  given instanceof MediaObject && given.kind === kind ? (given as MediaObject<K>) : null; // cast: kind was compared

export const createMediaObject = (name: string, id: string, lengthS: number, streamType: string, mediaType: string) =>
  new MediaObject('media', { name, id, lengthS, streamType, mediaType });

export const createAdBreakObject = (name: string, position: number, startS: number) =>
  new MediaObject('adBreak', { name, position, startS });

export const createAdObject = (name: string, id: string, position: number, lengthS: number) =>
  new MediaObject('ad', { name, id, position, lengthS });

export const createChapterObject = (name: string, position: number, lengthS: number, startS: number) =>
  new MediaObject('chapter', { name, position, lengthS, startS });

export const createQoSObject = (bitrate: number, startupS: number, fps: number, droppedFrames: number) =>
  new MediaObject('quality', { bitrate, startupS, fps, droppedFrames });

export const createTimedMetadataObject = (value: string) => new MediaObject('timedMetadata', { value });

/** Whether both hold the same values; this is how a duplicate is recognised (§ 4). */
export const isSame = (a: object, b: object): boolean => {
  const left = Object.entries(a);
  return left.every(([key, value]) => Object.is(value, (b as Record<string, unknown>)[key])); // cast: any key may be read
};
