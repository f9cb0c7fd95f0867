/** Columns requested from the rows of a relation. */
import { DAY_MS, type Granularity, HOUR_MS } from '@sintonia/contracts';
import type { ScheduledItem } from '../broadcasts.ts';
import type { ExpressionInputs, OnRelation } from '../dimensions/dimension.ts';
import type { Facts } from '../facts/find-facts.ts';
import type { Period, SuitePeriod } from '../relations.ts';
import { instant, list, named, type Sql, sql } from '../sql.ts';

/** Visits and viewings are complete up to this long before and after a period. */
export const CONTEXT_MS = DAY_MS;

export interface RowsRequest extends SuitePeriod, ExpressionInputs {
  granularity: Granularity;
  timeZone: string;
  /** Time of the query: a viewing without heartbeats for ten minutes has ended. */
  nowMs: number;
  /** Columns of the visit or history. */
  needs: ReadonlySet<string>;
  /** Dimensions by key; each gives a column `d_{key}`. */
  dimensions: ReadonlyMap<string, OnRelation>;
  /** Time before and after the period from which rows are needed. */
  reachMs: number;
  /** Broadcasts of the schedule around the period; only read where a metric or a dimension needs them. */
  broadcasts: readonly ScheduledItem[];
  /** Facts that the query reads. */
  facts: Facts;
  /** Names in the query over these rows; by default every column is read (`read-columns.ts`). */
  reads?: ReadonlySet<string> | undefined;
}

/** An expression over the raw row. */
export interface RowColumn {
  name: string;
  value: Sql;
}

/** `, value as name` for each. */
export const withNames = (columns: readonly RowColumn[]): Sql =>
  columns.length === 0 ? sql`` : sql`, ${list(columns.map(({ name, value }) => sql`${value} as ${named(name)}`))}`;

const isOverRow = ([, { needs }]: [string, OnRelation]): boolean => needs === undefined;
const columnOf =
  ({ zone }: RowsRequest) =>
  ([key, { value }]: [string, OnRelation]): RowColumn => ({ name: `d_${key}`, value: value({ zone }) });

/** `d_{key}` of the dimensions over the raw row. */
export const rowDimensions = (request: RowsRequest): RowColumn[] =>
  [...request.dimensions].filter(isOverRow).map(columnOf(request));

/** `, value as d_key` for the dimensions over the raw row, or for those over its columns. */
export const dimensionColumns = (request: RowsRequest, over: 'row' | 'columns'): Sql =>
  withNames(
    over === 'row'
      ? rowDimensions(request)
      : [...request.dimensions].filter((one) => !isOverRow(one)).map(columnOf(request)),
  );

/** The period extended by the required context. */
export const reachOf = ({ fromMs, toMs, reachMs }: RowsRequest): Period => ({
  fromMs: fromMs - reachMs,
  toMs: toMs + reachMs,
});

/** Condition on a time column: within the period. */
export const insidePeriod = (at: Sql, { fromMs, toMs }: Pick<SuitePeriod, 'fromMs' | 'toMs'>): Sql =>
  sql`${at} >= ${instant(fromMs)} and ${at} < ${instant(toMs)}`;

/** A period that reaches the present has all of the current hour: nothing happened later. */
export const untilNow = ({ fromMs, toMs, nowMs }: Period & { nowMs: number }): Period => ({
  fromMs,
  toMs: toMs < nowMs ? toMs : Math.ceil(toMs / HOUR_MS) * HOUR_MS,
});

/** The whole hours of a period, and the parts of hours at its ends. Without a whole hour, the period itself is the edge. */
export function wholeHours({ fromMs, toMs }: Period): { hours: Period | null; edges: Period[] } {
  const hours = { fromMs: Math.ceil(fromMs / HOUR_MS) * HOUR_MS, toMs: Math.floor(toMs / HOUR_MS) * HOUR_MS };
  if (hours.fromMs >= hours.toMs) return { hours: null, edges: [{ fromMs, toMs }] };
  const edges = [
    { fromMs, toMs: hours.fromMs },
    { fromMs: hours.toMs, toMs },
  ];
  return { hours, edges: edges.filter((edge) => edge.fromMs < edge.toMs) };
}

/** The parts of spans within a period. */
export const within = (spans: readonly Period[], { fromMs, toMs }: Period): Period[] =>
  spans
    .map((span) => ({ fromMs: Math.max(span.fromMs, fromMs), toMs: Math.min(span.toMs, toMs) }))
    .filter((span) => span.fromMs < span.toMs);

/** Whether one of the spans has the whole period. */
export const isWithin = (spans: readonly Period[], { fromMs, toMs }: Period): boolean =>
  spans.some((span) => span.fromMs <= fromMs && toMs <= span.toMs);
