/** Validates a named dimension, anywhere in a query. Pure. */
import { nearestName, type QueryProblem, queryProblem } from '@sintonia/contracts';
import { DIMENSIONS, findDimension } from '../dimensions/all-dimensions.ts';
import type { NamedAt } from '../filters/filter-sql.ts';

export const unknownDimension = (name: string, path: readonly PropertyKey[]): QueryProblem[] =>
  findDimension(name) ? [] : [queryProblem('unknownDimension', path, name, nearestName(name, Object.keys(DIMENSIONS)))];

/** Values that are not numbers, for a numeric dimension. */
export function notANumber({ name, path, condition }: NamedAt): QueryProblem[] {
  if (findDimension(name)?.kind !== 'number') return [];
  const values =
    condition.is === 'equals'
      ? [condition.value]
      : condition.is === 'in'
        ? condition.values
        : condition.is === 'between'
          ? [condition.from, condition.to]
          : [];
  const isNumber = (value: string | number) => String(value).trim() !== '' && Number.isFinite(Number(value));
  return values.every(isNumber) ? [] : [queryProblem('notANumber', path, name)];
}
