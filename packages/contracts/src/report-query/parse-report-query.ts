/** Any input → a query, or every problem in it. Pure; the server knows the metrics and dimensions. */
import type { z } from 'zod';
import { failed, ok, type Result } from '../result.ts';
import { nearestName } from './nearest-name.ts';
import { QUERY_LIMITS } from './query-limits.ts';
import { type QueryProblem, queryProblem } from './query-problems.ts';
import { FilterCondition, ReportQuery, ReportRowsQuery } from './report-query.ts';

export const parseReportQuery = (given: unknown): Result<ReportQuery, QueryProblem[]> =>
  parseBySchema(ReportQuery, given);
export const parseReportRowsQuery = (given: unknown): Result<ReportRowsQuery, QueryProblem[]> =>
  parseBySchema(ReportRowsQuery, given);

/** Levels of objects around a filter: rows query, query, segments, segment, where. */
const AROUND_FILTERS = 6;
/** Each level of a filter is an object and, mostly, a list. */
const DEEPEST = AROUND_FILTERS + 2 * QUERY_LIMITS.filterDepth;
/** Most problems reported at once. */
const MOST = 10;

/** Parses any query, also one with filters. @param fields names that one which is not known is compared with */
export function parseBySchema<S extends z.ZodType>(
  schema: S,
  given: unknown,
  fields: readonly string[] = FIELDS,
): Result<z.output<S>, QueryProblem[]> {
  // Before the schema, whose recursion follows the input.
  const deep = pathDeeperThan(given, DEEPEST);
  if (deep) return failed([queryProblem('tooDeep', deep)]);
  const parsed = schema.safeParse(given);
  if (parsed.success) return ok(parsed.data);
  return failed(parsed.error.issues.flatMap((issue) => problemsOf(issue, [], given, fields)).slice(0, MOST));
}

type Issue = z.core.$ZodIssue;

function problemsOf(
  issue: Issue,
  before: readonly PropertyKey[],
  given: unknown,
  fields: readonly string[],
): QueryProblem[] {
  const path = [...before, ...issue.path];
  if (issue.code === 'invalid_union') {
    if (issue.errors.length > 0) return closest(issue.errors).flatMap((one) => problemsOf(one, path, given, fields));
    return [unknownValue(path, given, CONDITIONS)];
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => queryProblem('unknownField', [...path, key], key, nearestName(key, fields)));
  }
  if (issue.code === 'invalid_value') return [unknownValue(path, given, issue.values.map(String))];
  return [queryProblem('malformed', path, issue.message)];
}

function unknownValue(path: readonly PropertyKey[], given: unknown, values: readonly string[]): QueryProblem {
  const found = path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], given); // cast: any value
  const name = typeof found === 'string' ? found : '';
  return queryProblem('unknownValue', path, name, nearestName(name, values));
}

/** The alternative with the fewest problems; among equals, the one whose problems are deepest. */
function closest(choices: readonly (readonly Issue[])[]): readonly Issue[] {
  const depth = (issues: readonly Issue[]): number => Math.max(...issues.map(depthOf));
  const depthOf = (issue: Issue): number =>
    issue.path.length + (issue.code === 'invalid_union' && issue.errors.length > 0 ? depth(closest(issue.errors)) : 0);
  const isCloser = (one: readonly Issue[], best: readonly Issue[]): boolean =>
    one.length === best.length ? depth(one) > depth(best) : one.length < best.length;
  return choices.reduce((best, one) => (isCloser(one, best) ? one : best), choices[0] ?? []);
}

const CONDITIONS = FilterCondition.options.map(({ shape }) => shape.is.value);

const FIELDS = [
  ...Object.keys(ReportQuery.shape),
  ...['all', 'any', 'not', 'is', 'dimension', 'value', 'values', 'from', 'to', 'level', 'where', 'isExcluded'],
  ...[
    'by',
    'direction',
    'query',
    'metric',
    'part',
    'cell',
    'asOf',
    'per',
    'at',
    'seconds',
    'kind',
    'steps',
    'within',
    'isStrict',
    'step',
  ],
  ...['dimension', 'among', 'week', 'after'],
];

/** Path of a value nested deeper than this; null without one. Uses its own stack, so that no depth overflows. */
function pathDeeperThan(given: unknown, most: number): PropertyKey[] | null {
  const open: { value: unknown; path: PropertyKey[] }[] = [{ value: given, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= most) return path.slice(0, AROUND_FILTERS);
    for (const [key, inner] of Object.entries(value)) {
      open.push({ value: inner, path: [...path, Array.isArray(value) ? Number(key) : key] });
    }
  }
  return null;
}
