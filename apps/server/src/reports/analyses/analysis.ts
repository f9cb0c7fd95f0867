/** A report endpoint beyond the query model, and its input: filtered rows of one relation in a period. */
import {
  type ConcurrencyQuery,
  failed,
  ok,
  type QueryFilter,
  type QueryProblem,
  ReportQuery,
  type Result,
} from '@sintonia/contracts';
import type { z } from 'zod';
import { type ResolvedQuery, resolveQuery } from '../../query/answer-report.ts';
import { type Answering, asOfLastRound } from '../../query/answering.ts';
import { dimensionOf } from '../../query/dimensions/all-dimensions.ts';
import { factsRead } from '../../query/facts/fact-sources.ts';
import { type FactsAsOf, findFacts } from '../../query/facts/find-facts.ts';
import { filterDimensions, filterSql } from '../../query/filters/filter-sql.ts';
import { relationRows, type Span } from '../../query/plan/relation-rows.ts';
import { CONTEXT_MS } from '../../query/plan/rows-request.ts';
import { type Sql, sql } from '../../query/sql.ts';
import { withBroadcasts } from '../../query/with-broadcasts.ts';

type Filter = z.infer<typeof QueryFilter>;
/** Common to all endpoints. */
export type Scope = Pick<ConcurrencyQuery, 'suite' | 'period' | 'filter' | 'segments'>;

/** Dimensions that a request names outside its filter, with their paths. */
export interface Named {
  dimensions?: readonly { name: string; path: string }[];
  filters?: readonly { filter: Filter; path: string }[];
}

interface RowsWanted {
  dimensions?: readonly string[];
  needs?: readonly string[];
  /** With the context of the period, unfiltered. */
  isAround?: boolean;
  /** Names the columns that the query over the rows reads. */
  reads: Sql;
}

/** A valid scope. */
export interface Scoped extends ResolvedQuery {
  /** Rows of the scope's relation, for use in FROM. */
  rows(wanted: RowsWanted): Sql;
  /** What it reads instead of the present state. */
  asOf: FactsAsOf | null;
  /** The scope's filter as a condition on context rows. */
  isMeant: Sql;
  /** Dimensions used by the filter. */
  filtered: readonly string[];
}

const METRIC = { hits: 'pageviews', audience: 'averageAudience' } as const;
export type AnalysisRelation = keyof typeof METRIC;

/** Validates names like a query of the same relation. @param fromMs start of rows before the period, if given */
export async function scopeOf(
  { suite, period, filter, segments }: Scope,
  relation: AnalysisRelation,
  { dimensions = [], filters = [] }: Named,
  asked: Answering,
  fromMs?: number,
): Promise<Result<Scoped, QueryProblem[]>> {
  const answering = await asOfLastRound(asked, suite);
  const { asOf } = answering;
  const query = ReportQuery.parse({ suite, period, segments, metrics: [METRIC[relation]] });
  const checks = [
    { query: filter ? { ...query, filter } : query, from: 'filter', to: 'filter' },
    ...dimensions.map(({ name, path }) => ({
      query: { ...query, dimensions: [name] },
      from: 'dimensions[0]',
      to: path,
    })),
    ...filters.map(({ filter: one, path }) => ({ query: { ...query, filter: one }, from: 'filter', to: path })),
  ];
  const resolved = checks.map((check) => resolveQuery(check.query, answering));
  const problems = resolved.flatMap((one, i) =>
    one.ok ? [] : one.error.map((problem) => ({ ...problem, path: moved(problem.path, checks[i]) })),
  );
  const [first] = resolved;
  if (problems.length > 0 || !first?.ok) return failed(problems);
  const plans = resolved.flatMap((one) => (one.ok ? one.value.plan : []));
  const whole: Span = { ...first.value.span, ...(fromMs !== undefined && { fromMs }) };
  const span = await withBroadcasts(answering.schedule, plans, whole);
  const around = { ...span, fromMs: span.fromMs - CONTEXT_MS, toMs: span.toMs + CONTEXT_MS };
  const filtered = filter ? filterDimensions(filter).map(({ name }) => name) : [];
  const ofFilters = filters.flatMap((one) => filterDimensions(one.filter));
  const read = factsRead({
    relations: [relation],
    dimensions: [...filtered, ...[...dimensions, ...ofFilters].map(({ name }) => name)],
    needs: [],
    segments,
  });
  const facts = await findFacts(answering.events, read, around, { settleMs: answering.settleMs, asOf });
  const isMeant = filter ? filterSql(filter, dimensionOf) : sql`1`;
  const withFacts = { ...span, facts };
  return ok({
    ...first.value,
    span: withFacts,
    asOf,
    isMeant,
    filtered,
    rows: ({ dimensions: keys = [], needs = [], isAround = false, reads }) => {
      const wanted = { granularity: 'total', needs, segments, isAround, dimensions: [...keys, ...filtered] } as const;
      const rows = relationRows(relation, withFacts, { ...wanted, reads: [reads, isMeant] });
      return isAround ? rows : sql`(select * from ${rows} where ${isMeant})`;
    },
  });
}

const moved = (path: string, check: { from: string; to: string } | undefined): string =>
  check && path.startsWith(check.from) ? check.to + path.slice(check.from.length) : path;

/** A value of a row. */
export type Cell = string | number | null;

/**
 * @property statement one row per counted item: `row_id`, which identifies it, and its columns; `at_ms` and `last_at_ms` are
 *   when it began and ended, epoch ms
 */
export interface RowsBehind {
  /** Meaning of a row. */
  each: string;
  statement: Sql;
}

/** Which page of the rows; `asOf` of their answer. */
export interface RowsPage {
  limit: number;
  cursor?: string | undefined;
  asOf?: string | undefined;
}

/** A report endpoint: how its answer is computed, and the rows behind one of its numbers. */
export interface Analysis<Q extends Scope, R extends { query: Q }, F extends object> {
  /** Name in `basis.definitions`. */
  name: string;
  /** Increase when the answer changes for the same events. */
  version: number;
  schema: z.ZodType<Q>;
  rowsSchema: z.ZodType<R & RowsPage>;
  relation: AnalysisRelation;
  named?(query: Q): Named;
  /** Validation errors beyond names. */
  problems?(query: Q, resolved: ResolvedQuery): QueryProblem[];
  /** Whether rows before the period are needed. */
  fromMs?: number;
  /** The main statement first, then additional ones. */
  statements(query: Q, scoped: Scoped): { main: Sql; beside?: Sql };
  answer(query: Q, scoped: Scoped, main: readonly Record<string, Cell>[], beside: Record<string, Cell>): F;
  behind(request: R, scoped: Scoped): RowsBehind;
  /** The answer as a table. */
  table(answer: F): readonly Readonly<Record<string, Cell>>[];
}

/** Converts a numeric value of a statement. */
export const numberOf = (value: Cell | undefined): number => Number(value ?? 0);
