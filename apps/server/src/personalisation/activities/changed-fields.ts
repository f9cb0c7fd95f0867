/** Names of changed fields, for the history; some changes restart results. Pure. */
import { isDeepStrictEqual } from 'node:util';
import type { Activity } from '@sintonia/contracts';

/** Names of variants are for staff only: correcting one does not change what visitors get. */
export const VARIANT_NAMES = 'variantNames';

const unnamed = ({ variants }: Activity) => variants.map(({ name: _, ...rest }) => rest);

/** Names of the fields that differ. Key order is ignored, since the store does not preserve it. */
export function changedFields(before: Activity, after: Activity): string[] {
  const names = Object.keys(after) as (keyof Activity)[]; // cast: keys of the object itself
  const differing = names.filter((name) => name !== 'version' && !isDeepStrictEqual(before[name], after[name]));
  const isNames = isDeepStrictEqual(unnamed(before), unnamed(after));
  return differing.map((name) => (name === 'variants' && isNames ? VARIANT_NAMES : name));
}
