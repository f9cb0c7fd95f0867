export type Metadata = Readonly<Record<string, string>>;

/** Key with which the client itself tells the media type; a caller's own is removed. */
export const MEDIA_TYPE_KEY = 'a.media.streamType';

/** Own numbers, strings and booleans; the wire drops `""`, 0, NaN and false (§ 5). */
const scalars = (given: unknown): Metadata =>
  typeof given === 'object' && given
    ? Object.fromEntries(
        Object.entries(given).flatMap(([key, value]) =>
          value && /^[nsb]/.test(typeof value) && key !== MEDIA_TYPE_KEY ? [[key, `${value}`]] : [],
        ),
      )
    : {};

/** Custom metadata first; of a key that both hold, the custom value. */
export const toMetadata = (custom: unknown, standard?: unknown): Metadata => ({
  ...scalars(custom),
  ...scalars(standard),
  ...scalars(custom),
});
