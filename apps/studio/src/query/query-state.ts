/** Query in the address: metrics, dimensions, filters and display. Pure. */
import type { ReportQueryInput } from '@sintonia/contracts';
import { PRESETS } from './presets.ts';

export type Step = NonNullable<ReportQueryInput['granularity']>;

/** A dimension has one of these values, or none of them. */
export interface Condition {
  dimension: string;
  isExcluded: boolean;
  value: string;
}

export interface Sort {
  by: string;
  isDescending: boolean;
  /** Sorts the loaded rows by the difference with the compared period. Never set without a comparison. */
  isChange?: true;
}

export interface QueryState {
  metrics: readonly string[];
  /** Each dimension breaks down the previous one. */
  dimensions: readonly string[];
  step: Step;
  conditions: readonly Condition[];
  /** Only visitors with a hit of each of these values in the period, with all that they did. */
  visitors?: readonly Condition[];
  /** Null sorts by the first metric, or by time. */
  sort: Sort | null;
  /** Text filter of the first dimension. */
  search: string;
  /** Rows of the table have a time each. Always so without dimensions. */
  isByTime: boolean;
}

export const STEPS: readonly Step[] = ['total', 'hour', 'day', 'week', 'month', 'minute'];
export const MOST_DIMENSIONS = 3;
export const MOST_METRICS = 20;

const NAMES = {
  metrics: 'mesures',
  dimensions: 'dimensions',
  step: 'per',
  filter: 'filtre',
  visitors: 'visitants',
  sort: 'ordre',
  search: 'cerca',
  isByTime: 'files',
} as const;
const BY_TIME = 'temps';
const BY_CHANGE = '.canvi';

/** Names are not validated: the server reports unknown ones. Without metrics, the query of the first preset. */
export function parseQueryState(search: URLSearchParams): QueryState {
  const [first] = PRESETS;
  const list = (name: string) => (search.get(name) ?? '').split(',').filter((part) => part !== '');
  const metrics = list(NAMES.metrics);
  const hasMetrics = metrics.length > 0;
  return {
    metrics: hasMetrics ? metrics : first.metrics,
    dimensions: hasMetrics || search.has(NAMES.dimensions) ? list(NAMES.dimensions) : first.dimensions,
    step: STEPS.find((step) => step === search.get(NAMES.step)) ?? 'total',
    conditions: conditionsIn(search, NAMES.filter),
    ...(search.has(NAMES.visitors) && { visitors: conditionsIn(search, NAMES.visitors) }),
    sort: parseSort(search.get(NAMES.sort)),
    search: search.get(NAMES.search) ?? '',
    isByTime: search.get(NAMES.isByTime) === BY_TIME,
  };
}

/** Address of the same screen with these filters. */
export function filterAddress(before: URLSearchParams, conditions: readonly Condition[]): string {
  const params = new URLSearchParams(before);
  params.delete(NAMES.filter);
  for (const condition of conditions) params.append(NAMES.filter, conditionText(condition));
  return `?${params}`;
}

/** Address of another query; period, comparison and suite stay. */
export function queryAddress(before: URLSearchParams, queryState: QueryState): string {
  const params = new URLSearchParams(before);
  for (const name of Object.values(NAMES)) params.delete(name);
  params.set(NAMES.metrics, queryState.metrics.join(','));
  params.set(NAMES.dimensions, queryState.dimensions.join(','));
  if (queryState.step !== 'total') params.set(NAMES.step, queryState.step);
  for (const condition of queryState.conditions) params.append(NAMES.filter, conditionText(condition));
  for (const condition of queryState.visitors ?? []) params.append(NAMES.visitors, conditionText(condition));
  if (queryState.sort) params.set(NAMES.sort, sortText(queryState.sort));
  if (queryState.search !== '') params.set(NAMES.search, queryState.search);
  if (queryState.isByTime) params.set(NAMES.isByTime, BY_TIME);
  return `?${params}`;
}

const conditionText = ({ dimension, isExcluded, value }: Condition): string =>
  `${dimension}${isExcluded ? '!=' : '='}${value}`;

/** Each condition once, however often the address states it. */
const conditionsIn = (search: URLSearchParams, name: string): Condition[] =>
  [...new Set(search.getAll(name))].flatMap(parseCondition);

function parseCondition(text: string): Condition[] {
  const [, dimension, not, value] = /^([^!=]+)(!?)=(.*)$/s.exec(text) ?? [];
  return dimension === undefined || value === undefined ? [] : [{ dimension, isExcluded: not === '!', value }];
}

/** The sort as addresses state it: `-visitors` is descending; null is ''. */
export const sortText = (sort: Sort | null): string =>
  sort ? `${sort.isDescending ? '-' : ''}${sort.by}${sort.isChange ? BY_CHANGE : ''}` : '';

export function parseSort(text: string | null): Sort | null {
  if (!text) return null;
  const isDescending = text.startsWith('-');
  const by = isDescending ? text.slice(1) : text;
  return by.endsWith(BY_CHANGE)
    ? { by: by.slice(0, -BY_CHANGE.length), isDescending, isChange: true }
    : { by, isDescending };
}

/** True when rows of the table have a time each. */
export const hasTime = ({ step, dimensions, isByTime }: QueryState): boolean =>
  step !== 'total' && (dimensions.length === 0 || isByTime);

/** Adds a condition, replacing its opposite. */
export function withCondition(queryState: QueryState, added: Condition): QueryState {
  const conditions = queryState.conditions.filter(
    ({ dimension, value }) => dimension !== added.dimension || value !== added.value,
  );
  return { ...queryState, conditions: [...conditions, added] };
}

/** Breaks one row down by a further dimension, replacing the last of three. */
export function brokenDown(queryState: QueryState, values: Readonly<Record<string, string>>, by: string): QueryState {
  const dimensions = [...queryState.dimensions.filter((key) => key !== by).slice(0, MOST_DIMENSIONS - 1), by];
  const only = Object.entries(values).reduce<QueryState>(
    (narrowed, [dimension, value]) => withCondition(narrowed, { dimension, value, isExcluded: false }),
    queryState,
  );
  return { ...only, dimensions, search: '', sort: sortAmong(queryState.sort, queryState.metrics, dimensions) };
}

/** The sort, or null when it names a removed column. */
export const sortAmong = (sort: Sort | null, metrics: readonly string[], dimensions: readonly string[]): Sort | null =>
  sort && [...metrics, ...dimensions, 'time'].includes(sort.by) ? sort : null;

/** Values that all rows of a query share, by dimension. */
export const fixedValues = ({ conditions }: Pick<QueryState, 'conditions'>): Record<string, string> =>
  Object.fromEntries(
    conditions.filter(({ isExcluded }) => !isExcluded).map(({ dimension, value }) => [dimension, value]),
  );
