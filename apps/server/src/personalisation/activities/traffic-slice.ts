/** Which buckets of traffic an activity has; in an exclusion group each one its own. Pure. */
import { type Activity, failed, ok, type Result, WHOLE } from '@sintonia/contracts';
import type { ActivityRefusal } from './activity-errors.ts';

export type Slice = Activity['slice'];

/** Those whose traffic must not be touched: on, or on again soon. */
const holdsTraffic = ({ state }: Activity) => state === 'live' || state === 'paused';

/**
 * A place for the activity's traffic share. Outside a group it begins at 0, so that a greater share keeps who was in.
 * In a group it stays where it was when it still fits, else it is the first room that is great enough.
 *
 * @param before the slice that visitors were assigned by; then only its end may move
 */
export function placeSlice(
  activity: Activity,
  others: readonly Activity[],
  before: Slice | null,
): Result<Slice, ActivityRefusal> {
  const { trafficShare: share, exclusionGroup: group, id } = activity;
  if (group === null) return ok({ from: 0, to: share });
  const taken = others
    .filter((other) => other.id !== id && other.exclusionGroup === group && holdsTraffic(other))
    .map(({ slice }) => slice)
    .toSorted((a, b) => a.from - b.from);
  const isFree = ({ from, to }: Slice) => to <= WHOLE && taken.every((slice) => to <= slice.from || from >= slice.to);
  const starts = before ? [before.from] : [0, ...taken.map(({ to }) => to)];
  const from = starts.find((start) => isFree({ from: start, to: start + share }));
  if (from !== undefined) return ok({ from, to: from + share });
  const left = WHOLE - taken.reduce((sum, slice) => sum + slice.to - slice.from, 0);
  return failed({ kind: 'groupFull', group, left });
}
