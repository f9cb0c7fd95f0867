/** Groups of an activity's visitors, their expected shares, and the baseline. Pure. */
import { type Activity, HOLDOUT_VARIANT, WHOLE } from '@sintonia/contracts';

export interface ResultGroup {
  key: string;
  name: string;
  /** From 0 to 1, with sum 1. */
  share: number;
}

/** Groups that can have visitors, holdout last. */
export function groupsOf({ variants, holdout }: Pick<Activity, 'variants' | 'holdout'>): ResultGroup[] {
  const taking = 1 - holdout / WHOLE;
  return [
    ...variants.map(({ key, name, weight }) => ({ key, name, share: (weight / WHOLE) * taking })),
    { key: HOLDOUT_VARIANT, name: '', share: holdout / WHOLE },
  ].filter(({ share }) => share > 0);
}

/** The first variant without changes, else the holdout, else the first variant. Null if there is no other group. */
export function baselineOf(activity: Pick<Activity, 'variants' | 'holdout'>): string | null {
  const groups = groupsOf(activity);
  if (groups.length < 2) return null;
  const unchanged = new Set(activity.variants.flatMap(({ key, offers }) => (offers.length === 0 ? [key] : [])));
  const found =
    groups.find(({ key }) => unchanged.has(key)) ?? groups.find(({ key }) => key === HOLDOUT_VARIANT) ?? groups[0];
  return found?.key ?? null;
}
