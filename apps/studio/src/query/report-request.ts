/** A query of the address → a query for the server. Pure. */
import type { Filter, QueryPeriod, QuerySegment, ReportQueryInput } from '@sintonia/contracts';
import { QUERIED_PERIODS } from '@sintonia/contracts/studio-addresses';
import type { Comparison, PeriodChoice } from '../period/period.ts';
import { filterOf, hasValue, segmentOf } from './query-filter.ts';
import { hasTime, type QueryState } from './query-state.ts';

/** Period, comparison, suite and segments that the queries of a screen share. */
export interface ReportScope {
  choice: PeriodChoice;
  comparison: Comparison;
  /** Null for the server's default. */
  suite: string | null;
  segments: readonly QuerySegment[];
  /** Filters of a screen whose queries have no conditions of their own. */
  filter?: Filter;
}

export interface ReportRequest extends ReportScope {
  queryState: QueryState;
  /** Values whose text contains the search of the query; null while they are looked up. */
  named?: readonly string[] | null;
}

/** Rows of one page. */
export const PAGE_ROWS = 100;

/** Rows of the table. @param limit of its first page */
export function tableQuery(request: ReportRequest, limit: number = PAGE_ROWS): ReportQueryInput {
  const { queryState, comparison } = request;
  const { sort: requested } = queryState;
  const isByChange = isSortedByChange(request);
  const isByText = isSortedByText(queryState);
  // The server sorts by figures of the period and by stored values: the largest rows, then sorted here by their difference
  // or text.
  const sort = requested &&
    !isByText && {
      by: requested.by,
      direction: directionOf(isByChange || requested.isDescending),
    };
  return {
    ...common(request),
    dimensions: [...queryState.dimensions],
    granularity: hasTime(queryState) ? queryState.step : 'total',
    limit: isByText ? MOST_POINTS : isByChange ? CHANGE_ROWS : limit,
    ...(sort && { sort }),
    ...(comparison !== 'cap' && { comparison: comparison === 'setmana' ? 'sameWeekdays' : 'previous' }),
  };
}

/** Rows among which the largest differences are found. */
const CHANGE_ROWS = 1000;

/** Dimensions whose order is that of the stored values: times, lengths and ranks. */
const ORDERED_BY_VALUE: ReadonlySet<string> = new Set([
  ...['broadcast', 'broadcastAt', 'publishedAt', 'mediaLength', 'hour', 'weekday', 'connectionSpeed'],
]);

/** Whether rows are in the order of the texts of a dimension, which the server does not have. */
export const isSortedByText = ({ sort, dimensions }: Pick<QueryState, 'sort' | 'dimensions'>): boolean =>
  sort !== null && dimensions.includes(sort.by) && !ORDERED_BY_VALUE.has(sort.by);

/** Without a comparison there is no difference to sort by: the figures are. */
const isSortedByChange = ({ queryState, comparison }: ReportRequest): boolean =>
  queryState.sort?.isChange === true && comparison !== 'cap';

/** Metrics over time, with all filters. @param period another one, for the comparison period */
export function timeQuery(request: ReportRequest, metrics: readonly string[], period?: QueryPeriod): ReportQueryInput {
  return {
    ...common(request),
    ...(period && { period }),
    metrics: [...metrics],
    granularity: request.queryState.step,
    limit: MOST_POINTS,
  };
}

/**
 * The query of a table for one of its rows; by time, the row is one of all its moments.
 *
 * @param dimensions values of the row, its time among them
 */
export function queryOfRow(
  { sort: _, limit: __, ...query }: ReportQueryInput,
  { time: ___, ...dimensions }: Readonly<Record<string, string>>,
): ReportQueryInput {
  const of = Object.entries(dimensions).map(([dimension, value]) => hasValue(dimension, value));
  return { ...query, limit: MOST_POINTS, filter: { all: [...(query.filter ? [query.filter] : []), ...of] } };
}

/** The server's page limit, and more than any step gives. */
const MOST_POINTS = 10_000;

const common = ({ queryState, segments, named, ...scope }: ReportRequest): ReportQueryInput => {
  const filter = filterOf(queryState, named ?? []);
  const visitors = segmentOf(queryState);
  return {
    ...scopeOf({ ...scope, segments: visitors ? [...segments, visitors] : segments }, filter),
    metrics: [...queryState.metrics],
  };
};

/**
 * Suite, period, segments and filter, common to every report query of the server.
 *
 * @param own filter of the query, besides that of the scope
 */
export const scopeOf = (
  { choice, suite, segments = [], filter }: Pick<ReportScope, 'choice' | 'suite'> & Partial<ReportScope>,
  own: Filter | null = null,
) => {
  const both = filter && own ? { all: [filter, own] } : (own ?? filter);
  return {
    ...(suite !== null && { suite }),
    period: periodOf(choice),
    ...(segments.length > 0 && { segments: [...segments] }),
    ...(both && { filter: both }),
  };
};

const directionOf = (isDescending: boolean): 'ascending' | 'descending' => (isDescending ? 'descending' : 'ascending');

const periodOf = (choice: PeriodChoice): QueryPeriod =>
  choice.kind === 'days' ? { from: choice.first, to: choice.last } : QUERIED_PERIODS[choice.kind];

/** All rows of the table, as many as one answer can have. */
export const wholeTableQuery = (request: ReportRequest): ReportQueryInput => ({
  ...tableQuery(request),
  limit: MOST_POINTS,
});
