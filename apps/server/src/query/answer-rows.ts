/** Rows of a figure, in pages: for counting metrics, as many as the figure. */
import {
  failed,
  nearestName,
  ok,
  type QueryProblem,
  queryProblem,
  type ReportRows,
  type ReportRowsQuery,
  type Result,
} from '@sintonia/contracts';
import { type Answering, queryRunner, resolveQuery, withBroadcasts } from './answer-report.ts';
import { findMetric } from './metrics/all-metrics.ts';
import { isRatio, type Metric, type Relation } from './metrics/metric.ts';
import { fingerprint, formatCursor, parseCursor } from './plan/cursor.ts';
import { type RowsWanted, rowsStatement } from './plan/rows-statement.ts';
import { toStatement } from './sql.ts';

const EACH: Readonly<Record<Relation, string>> = {
  hits: 'hit',
  attempts: 'viewing',
  plays: 'viewing',
  reports: 'report',
  ads: 'ad',
  breaks: 'break',
  chapters: 'chapter',
  audience: 'span',
  broadcasts: 'broadcast',
};

type FoundRow = Record<string, string | number | null> & {
  at_ms: number;
  row_id: string;
  row_count: number;
  total: number;
};

/** Rejects with `EventStoreError`. */
export async function answerRows(
  request: ReportRowsQuery,
  answering: Answering,
): Promise<Result<ReportRows, QueryProblem[]>> {
  const { metric: name, cell, limit, cursor } = request;
  const query = { ...request.query, comparison: undefined, sort: undefined, metrics: [name] };
  const metric = findMetric(name);
  if (!metric) {
    return failed([queryProblem('unknownMetric', ['metric'], name, nearestName(name, request.query.metrics))]);
  }
  const checked = resolveQuery(query, answering);
  if (!checked.ok) return failed(checked.error.map((one) => ({ ...one, path: `query.${one.path}` })));
  if (!hasRows(metric)) return failed([queryProblem('noRows', ['metric'], name)]);
  const names = [...(query.granularity === 'total' ? [] : ['time']), ...query.dimensions];
  const foreign = Object.keys(cell).find((key) => !names.includes(key));
  if (foreign !== undefined) return failed([queryProblem('badCell', ['cell', foreign], foreign)]);
  const { plan } = checked.value;
  const span = await withBroadcasts(answering, plan, checked.value.span);
  const print = fingerprint({ query, name, cell, suite: span.suite });
  const start = cursor === undefined ? null : parseCursor(cursor, print, 1);
  if (cursor !== undefined && start === null) return failed([queryProblem('badCursor', ['cursor'])]);
  const from = start && { atMs: Number(start.sorted), id: start.values[0] ?? '' };
  const statement = rowsStatement(plan, span, { metric, cell, limit, from });
  const found = await queryRunner(answering.events)<FoundRow>(statement);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const { count } = metric;
  return ok({
    each: count.by === 'distinct' ? name : EACH[metric.relation],
    rowCount: found[0]?.row_count ?? 0,
    sum: count.by === 'sum' ? (found[0]?.total ?? 0) / (count.per ?? 1) : null,
    rows: page.map(toRow),
    next: found.length > limit && last ? formatCursor(print, last.at_ms, [last.row_id]) : null,
    statement: toStatement(statement).text,
  });
}

const hasRows = (metric: Metric): metric is RowsWanted['metric'] => !isRatio(metric) && metric.count.by !== 'span';

function toRow({ at_ms, row_id, row_count: _all, total: _total, last_at_ms, ...others }: FoundRow) {
  const named = Object.entries(others).map(([key, value]) => [key.replace(/^k_/, ''), value]);
  return {
    at: new Date(at_ms).toISOString(),
    ...(typeof last_at_ms === 'number' && { lastAt: new Date(last_at_ms).toISOString() }),
    id: row_id,
    ...Object.fromEntries(named),
  };
}
