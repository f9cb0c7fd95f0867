/** Problems of a query: a code for programs, a text for people, and a location. */
import { QUERY_LIMITS } from './query-limits.ts';

const near = (name: string | null): string => (name === null ? '' : `; did you mean «${name}»?`);

const PROBLEMS = {
  malformed: (why: string) => why,
  tooDeep: () => `A filter may be nested ${QUERY_LIMITS.filterDepth} deep.`,
  unknownField: (name: string, nearest: string | null) => `There is no field «${name}»${near(nearest)}`,
  unknownValue: (name: string, nearest: string | null) => `«${name}» is none of the values${near(nearest)}`,
  unknownMetric: (name: string, nearest: string | null) => `There is no metric «${name}»${near(nearest)}`,
  unknownDimension: (name: string, nearest: string | null) => `There is no dimension «${name}»${near(nearest)}`,
  repeated: (name: string) => `«${name}» is given twice.`,
  notOfMetric: (dimension: string, metric: string, nearest: string | null) =>
    `The dimension «${dimension}» says nothing about the metric «${metric}»${nearest === null ? '' : `, but about «${nearest}»`}.`,
  notOfLevel: (level: string, metric: string) =>
    `A segment of level «${level}» says nothing about the metric «${metric}»; use the level visitor.`,
  mixedSegment: (one: string, other: string) =>
    `«${one}» and «${other}» are never of the same row; make them two segments.`,
  severalValues: (dimension: string) => `«${dimension}» has several values at once; use one with a single value.`,
  notANumber: (dimension: string) => `«${dimension}» is a number.`,
  notSorted: (name: string, nearest: string | null) => `«${name}» is not part of the query${near(nearest)}`,
  tooLong: () => `A period is at most ${QUERY_LIMITS.days} days.`,
  tooFine: (granularity: string) => `The period is too long for granularity «${granularity}».`,
  badCursor: () => 'The cursor is not of this query; start again without one.',
  badCell: (name: string) => `The cell does not name «${name}» of the query.`,
} as const;

type Problems = typeof PROBLEMS;
export type QueryProblemCode = keyof Problems;

export interface QueryProblem {
  code: QueryProblemCode;
  /** JSON path in the query: `filter.all[0].dimension`; '' for the whole. */
  path: string;
  message: string;
  /** The most similar valid name. */
  nearest?: string;
}

export const queryProblem = <C extends QueryProblemCode>(
  code: C,
  path: readonly PropertyKey[],
  ...details: Parameters<Problems[C]>
): QueryProblem => {
  const last: unknown = details.at(-1);
  const isNearest =
    PROBLEMS_WITH_NEAREST.has(code) && details.length === PROBLEMS[code].length && typeof last === 'string';
  return {
    code,
    path: jsonPath(path),
    message: (PROBLEMS[code] as (...d: unknown[]) => string)(...details), // cast: TS cannot pair a code with its details here
    ...(isNearest && { nearest: last }),
  };
};

const PROBLEMS_WITH_NEAREST: ReadonlySet<QueryProblemCode> = new Set([
  'unknownField',
  'unknownValue',
  'unknownMetric',
  'unknownDimension',
  'notSorted',
  'notOfMetric',
]);

const jsonPath = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
