/** What a change was made of, for the history; results begin again after some of it. Pure. */
import { isDeepStrictEqual } from 'node:util';
import type { Activity } from '@sintonia/contracts';

/** Of variants the names that only staff read: whoever fixes a slip of the pen has not changed what visitors get. */
export const VARIANT_NAMES = 'variantNames';

const unnamed = ({ variants }: Activity) => variants.map(({ name: _, ...rest }) => rest);

/** Names of the fields that differ. The order of keys says nothing: the store does not keep it. */
export function changedFields(before: Activity, after: Activity): string[] {
  const names = Object.keys(after) as (keyof Activity)[]; // cast: keys of the object itself
  const differing = names.filter((name) => name !== 'version' && !isDeepStrictEqual(before[name], after[name]));
  const isNames = isDeepStrictEqual(unnamed(before), unnamed(after));
  return differing.map((name) => (name === 'variants' && isNames ? VARIANT_NAMES : name));
}
