/** Validates the names and values of dimensions in a query. Pure. */
import { nearestName, type QueryProblem, queryProblem } from '@sintonia/contracts';
import { DIMENSIONS, findDimension } from '../dimensions/all-dimensions.ts';
import type { NamedAt } from '../filters/filter-sql.ts';
import { ALL_METRICS, findMetric } from '../metrics/all-metrics.ts';
import { type CountedMetric, isRatio, type Relation } from '../metrics/metric.ts';

export const unknownDimension = (name: string, path: readonly PropertyKey[]): QueryProblem[] =>
  findDimension(name) ? [] : [queryProblem('unknownDimension', path, name, nearestName(name, Object.keys(DIMENSIONS)))];

export const unknownMetric = (name: string, path: readonly PropertyKey[]): QueryProblem[] =>
  findMetric(name) ? [] : [queryProblem('unknownMetric', path, name, nearestName(name, Object.keys(ALL_METRICS)))];

/** The problem of a dimension that a metric's relation does not have; it names a metric that has it. */
export function notOfMetric(
  name: string,
  path: readonly PropertyKey[],
  counted: ReadonlyMap<string, CountedMetric>,
  relationOf: (metric: CountedMetric) => Relation = ({ relation }) => relation,
): QueryProblem[] {
  const on = findDimension(name)?.on;
  const other = on && [...counted].find(([, metric]) => !on[relationOf(metric)]);
  if (!other) return [];
  const [metric] = other;
  const possible = Object.entries(ALL_METRICS).flatMap(([key, one]) =>
    !isRatio(one) && on[one.relation] ? [key] : [],
  );
  return [queryProblem('notOfMetric', path, name, metric, nearestName(metric, possible) ?? possible[0] ?? null)];
}

/** Problems of values that are not numbers, in a condition on a numeric dimension. */
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
