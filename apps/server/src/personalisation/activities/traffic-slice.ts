/** Assigns traffic buckets to an activity; within an exclusion group slices do not overlap. Pure. */
import { type Activity, failed, ok, type Result, WHOLE } from '@sintonia/contracts';
import type { ActivityRefusal } from './activity-errors.ts';

export type Slice = Activity['slice'];

/** Activities whose traffic is reserved: live, or paused and possibly resumed. */
const holdsTraffic = ({ state }: Activity) => state === 'live' || state === 'paused';

/**
 * The slice for an activity's traffic share. Outside a group it starts at 0, so that increasing the share keeps all
 * current visitors. In a group it keeps its start if it still fits, else it is the first gap that is large enough.
 *
 * @param before the slice of existing assignments; then only its end may move
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
