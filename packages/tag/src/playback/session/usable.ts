/** Kinds of usable values from the page (§ 5): a text must not be empty, a number must not be NaN. */
export type Kinds = Readonly<Record<string, 'string' | 'number' | 'boolean' | 'object'>>;

export const isUsable = (value: unknown, kind: Kinds[string]): boolean =>
  typeof value === kind && value !== '' && !Number.isNaN(value);

/** Name of the first value that is not of its kind. */
export const unusable = (values: object, kinds: Kinds): string | undefined =>
  Object.keys(kinds).find((name) => !isUsable(values[name as keyof typeof values], kinds[name] as Kinds[string])); // casts: any name can be looked up; name is a key of kinds

export const MEDIA_KINDS = {
  mediaId: 'string',
  playerName: 'string',
  mediaLengthS: 'number',
  streamType: 'string',
  mediaType: 'string',
  playheadS: 'number',
  account: 'string',
  trackingServer: 'string',
} as const satisfies Kinds;

export const PLAYHEAD_KINDS = { playheadS: 'number' } as const satisfies Kinds;
