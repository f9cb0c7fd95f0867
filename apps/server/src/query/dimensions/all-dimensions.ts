/** All dimensions by key. A new one is one entry in one of these tables. */
import { COMMON_DIMENSIONS } from './common-dimensions.ts';
import type { Dimension } from './dimension.ts';
import { HIT_DIMENSIONS } from './hit-dimensions.ts';
import { LAYER_DIMENSIONS, variableDimension } from './layer-dimensions.ts';
import { ALSO_ON_BROADCASTS, ALSO_ON_PLAYBACK, PLAYBACK_DIMENSIONS } from './playback-dimensions.ts';

export const DIMENSIONS: Readonly<Record<string, Dimension>> = Object.fromEntries(
  Object.entries<Dimension>({
    ...LAYER_DIMENSIONS,
    ...HIT_DIMENSIONS,
    ...COMMON_DIMENSIONS,
    ...PLAYBACK_DIMENSIONS,
  }).map(([key, dimension]) => [
    key,
    { ...dimension, on: { ...dimension.on, ...ALSO_ON_PLAYBACK[key], ...ALSO_ON_BROADCASTS[key] } },
  ]),
);

export const findDimension = (key: string): Dimension | null =>
  Object.hasOwn(DIMENSIONS, key) ? (DIMENSIONS[key] ?? null) : variableDimension(key);

/** For a key that is known to exist. */
export function dimensionOf(key: string): Dimension {
  const dimension = findDimension(key);
  if (dimension === null) throw new Error(`no dimension ${key}`);
  return dimension;
}
