/** Which queries of a row are filters of its screen. Pure. */
import type { Condition, QueryState } from './query-state.ts';

const sameCondition = (one: Condition, other: Condition): boolean =>
  one.dimension === other.dimension && one.value === other.value && one.isExcluded === other.isExcluded;

/** The screen's filters after a change of filters alone, without those of the table itself; null for another query. */
export function ownFilter(
  next: QueryState,
  before: QueryState,
  ofTable: readonly Condition[],
): readonly Condition[] | null {
  const rest = ({ conditions: _, ...others }: QueryState) => JSON.stringify(others);
  if (rest(next) !== rest(before)) return null;
  return next.conditions.filter((condition) => !ofTable.some((other) => sameCondition(condition, other)));
}
