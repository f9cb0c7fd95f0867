/** Converts a well-formed query into a plan, or lists invalid names. Pure. */
import {
  failed,
  nearestName,
  ok,
  type QueryProblem,
  queryProblem,
  type ReportQuery,
  type Result,
} from '@sintonia/contracts';
import { findDimension } from '../dimensions/all-dimensions.ts';
import { filterDimensions, type NamedAt } from '../filters/filter-sql.ts';
import { metricOf } from '../metrics/all-metrics.ts';
import { type CountedMetric, isRatio, RELATIONS, type Relation } from '../metrics/metric.ts';
import { checkSegments } from '../segments/check-segments.ts';
import { notANumber, notOfMetric, unknownDimension, unknownMetric } from './check-names.ts';

export interface Plan {
  query: ReportQuery;
  /** Metrics to count: the requested ones, and the parts of requested ratios. */
  counted: ReadonlyMap<string, CountedMetric>;
  /** Relations that they are counted on. */
  relations: readonly Relation[];
}

export function checkQuery(query: ReportQuery): Result<Plan, QueryProblem[]> {
  const { metrics, dimensions, filter, segments } = query;
  const named: NamedAt[] = filter === undefined ? [] : filterDimensions(filter, ['filter']);
  const unknown = [
    ...metrics.flatMap((name, i) => unknownMetric(name, ['metrics', i])),
    ...dimensions.flatMap((name, i) => unknownDimension(name, ['dimensions', i])),
    ...named.flatMap(({ name, path }) => unknownDimension(name, path)),
    ...repeated(metrics, 'metrics'),
    ...repeated(dimensions, 'dimensions'),
  ];
  if (unknown.length > 0) return failed(unknown);
  const counted = new Map(metrics.flatMap((name) => countedOf(name)));
  const relations = RELATIONS.filter((relation) => [...counted.values()].some((one) => one.relation === relation));
  const used = [...dimensions.map((name, i) => ({ name, path: ['dimensions', i] })), ...named];
  const problems = [
    ...used.flatMap(({ name, path }) => notOfMetric(name, path, counted)),
    ...named.flatMap(notANumber),
    ...checkSegments(segments, counted),
    ...notSorted(query),
  ];
  return problems.length > 0 ? failed(problems) : ok({ query, counted, relations });
}

function countedOf(name: string): [string, CountedMetric][] {
  const metric = metricOf(name);
  return isRatio(metric) ? [...countedOf(metric.of), ...countedOf(metric.per)] : [[name, metric]];
}

/** Columns of a relation's rows that a query needs for metrics, filter, dimensions and segments. */
export function columnsNeeded({ query, counted }: Plan, relation: Relation): ReadonlySet<string> {
  const { dimensions, filter, segments } = query;
  const ofRows = segments.filter(({ level }) => level === 'hit' || level === 'playback').map(({ where }) => where);
  const filters = filter ? [filter, ...ofRows] : ofRows;
  const named = [...dimensions, ...filters.flatMap((one) => filterDimensions(one).map(({ name }) => name))];
  return new Set([
    ...[...counted.values()].filter((one) => one.relation === relation).flatMap(({ needs }) => needs ?? []),
    ...named.flatMap((name) => findDimension(name)?.on[relation]?.needs ?? []),
  ]);
}

const repeated = (names: readonly string[], field: string): QueryProblem[] =>
  names.flatMap((name, i) => (names.indexOf(name) < i ? [queryProblem('repeated', [field, i], name)] : []));

function notSorted({ sort, metrics, dimensions, granularity }: ReportQuery): QueryProblem[] {
  if (sort === undefined) return [];
  const names = [...metrics, ...dimensions, ...(granularity === 'total' ? [] : ['time'])];
  if (names.includes(sort.by)) return [];
  return [queryProblem('notSorted', ['sort', 'by'], sort.by, nearestName(sort.by, names))];
}
