export type Metadata = Readonly<Record<string, string>>;

/** Key that the client sets to the media type. A value from the caller is removed. */
export const MEDIA_TYPE_KEY = 'a.media.streamType';

/** Own properties that are numbers, strings or booleans. The wire drops `""`, 0, NaN and false (§ 5). */
const scalars = (given: unknown): Metadata =>
  typeof given === 'object' && given
    ? Object.fromEntries(
        Object.entries(given).flatMap(([key, value]) =>
          value && /^[nsb]/.test(typeof value) && key !== MEDIA_TYPE_KEY ? [[key, `${value}`]] : [],
        ),
      )
    : {};

/** Custom metadata first. If both have a key, the custom value wins. */
export const toMetadata = (custom: unknown, standard?: unknown): Metadata => ({
  ...scalars(custom),
  ...scalars(standard),
  ...scalars(custom),
});
