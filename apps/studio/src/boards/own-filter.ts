/** Which queries of a row are filters of the board. Pure. */
import type { Condition, QueryState } from '../query/query-state.ts';

const sameCondition = (one: Condition, other: Condition): boolean =>
  one.dimension === other.dimension && one.value === other.value && one.isExcluded === other.isExcluded;

/** The board's filters after a change of filters alone, without those of the preset; null for another query. */
export function ownFilter(
  next: QueryState,
  before: QueryState,
  ofPreset: readonly Condition[],
): readonly Condition[] | null {
  const rest = ({ conditions: _, ...others }: QueryState) => JSON.stringify(others);
  if (rest(next) !== rest(before)) return null;
  return next.conditions.filter((condition) => !ofPreset.some((other) => sameCondition(condition, other)));
}
