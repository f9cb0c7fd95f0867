/** Answers a report endpoint: its result, the rows behind one of its numbers, and the basis of both. */
import {
  failed,
  ok,
  type QueryProblem,
  queryProblem,
  type ReportBasis,
  type ReportRows,
  type Result,
} from '@sintonia/contracts';
import { instants, readFrom, stateOf } from '../../query/answer-report.ts';
import { type Answering, answeringAt } from '../../query/answering.ts';
import { dimensionOf } from '../../query/dimensions/all-dimensions.ts';
import { completenessAsOf } from '../../query/facts/find-facts.ts';
import { filterDimensions } from '../../query/filters/filter-sql.ts';
import { readLeftOut } from '../../query/left-out.ts';
import { fingerprint, formatCursor, parseCursor } from '../../query/plan/cursor.ts';
import { findSources } from '../../query/rollups/sources.ts';
import { reportRunner } from '../../query/run-query.ts';
import { shownRow } from '../../query/shown-row.ts';
import { sql, text, toStatement, wholeNumber } from '../../query/sql.ts';
import { COUNTING_RULE } from '../../stores/events/counted-events.ts';
import {
  type Analysis,
  type AnalysisRelation,
  type Cell,
  type RowsPage,
  type Scope,
  type Scoped,
  scopeOf,
} from './analysis.ts';

type Answered<F> = F & { suite: string; period: { from: string; to: string }; basis: ReportBasis };

/** Rejects with `EventStoreError`. */
export async function answerAnalysis<Q extends Scope, R extends { query: Q }, F extends object>(
  analysis: Analysis<Q, R, F>,
  query: Q,
  answering: Answering,
): Promise<Result<Answered<F>, QueryProblem[]>> {
  const beganAt = performance.now();
  const scope = await scopedBy(analysis, query, answering);
  if (!scope.ok) return scope;
  const scoped = scope.value;
  const { period, span } = scoped;
  const counted = { suite: span.suite, ...period };
  const ask = reportRunner(answering);
  const reaches = completenessAsOf(await answering.completeness(), scoped.asOf);
  const { main, beside } = analysis.statements(query, scoped);
  const [found, [other], leftOut] = await Promise.all([
    ask<Record<string, Cell>>(main),
    beside ? ask<Record<string, Cell>>(beside) : [],
    findSources(answering.events, counted, answering.settleMs, scoped.asOf?.states).then((sources) =>
      readLeftOut(ask, sources, scoped.asOf),
    ),
  ]);
  return ok({
    suite: span.suite,
    period: instants(period),
    ...analysis.answer(query, scoped, found, other ?? {}),
    basis: {
      ...reaches,
      asOf: scoped.asOf?.completeUntil ?? null,
      timeZone: span.timeZone,
      definitions: definitionsOf(analysis, query, scoped),
      countingRule: COUNTING_RULE,
      state: stateOf(period, reaches, answering.nowMs),
      leftOut,
      read: [{ relation: analysis.relation, from: readOf(analysis.relation, scoped) }],
      statement: toStatement(main).text,
      ms: Math.round(performance.now() - beganAt),
    },
  });
}

const readOf = (relation: AnalysisRelation, { plan, span }: Scoped): ReportBasis['read'][number]['from'] =>
  relation === 'audience' ? readFrom(plan, relation, span) : span.facts.hits ? 'facts' : 'events';

/** Versions of the analysis, and of every dimension that it uses. */
function definitionsOf<Q extends Scope, R extends { query: Q }, F extends object>(
  { name, version, named }: Analysis<Q, R, F>,
  query: Q,
  { filtered }: Scoped,
): Record<string, number> {
  const { dimensions = [], filters = [] } = named?.(query) ?? {};
  const ofFilters = filters.flatMap(({ filter }) => filterDimensions(filter));
  const used = [...filtered, ...[...dimensions, ...ofFilters].map((one) => one.name)];
  return { [name]: version, ...Object.fromEntries(used.map((key) => [key, dimensionOf(key).version])) };
}

/** Its input, or what is wrong with it. Rejects with `EventStoreError`. */
export async function scopedBy<Q extends Scope, R extends { query: Q }, F extends object>(
  { relation, named, problems, fromMs }: Analysis<Q, R, F>,
  query: Q,
  answering: Answering,
): Promise<Result<Scoped, QueryProblem[]>> {
  const scope = await scopeOf(query, relation, named?.(query) ?? {}, answering, fromMs);
  if (!scope.ok) return scope;
  const found = problems?.(query, scope.value) ?? [];
  return found.length > 0 ? failed(found) : scope;
}

/** Rejects with `EventStoreError`. */
export async function answerAnalysisRows<Q extends Scope, R extends { query: Q }, F extends object>(
  analysis: Analysis<Q, R, F>,
  request: R & RowsPage,
  asked: Answering,
): Promise<Result<ReportRows, QueryProblem[]>> {
  const { asOf } = request;
  const answering = asOf === undefined ? asked : answeringAt(asked, Date.parse(asOf));
  const scope = await scopedBy(analysis, request.query, answering);
  if (!scope.ok) return failed(scope.error.map((one) => ({ ...one, path: `query.${one.path}` })));
  const { cursor, limit, ...rest } = request;
  const print = fingerprint({ ...rest, suite: scope.value.span.suite });
  const start = cursor === undefined ? null : parseCursor(cursor, print, 0);
  if (cursor !== undefined && start === null) return failed([queryProblem('badCursor', ['cursor'])]);
  const { each, statement } = analysis.behind(request, scope.value);
  const after = start === null ? sql`1` : sql`row_id > ${text(String(start.sorted))}`;
  const page = sql`select * from (select *, count() over () as row_count from (${statement})) where ${after}
    order by row_id limit ${wholeNumber(limit + 1)}`;
  const found = await reportRunner(answering)<Record<string, Cell> & { row_id: string; row_count: number }>(page);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return ok({
    each,
    rowCount: found[0]?.row_count ?? 0,
    sum: null,
    rows: rows.map(shownRow),
    next: found.length > limit && last ? formatCursor(print, last.row_id, []) : null,
    statement: toStatement(page).text,
  });
}
