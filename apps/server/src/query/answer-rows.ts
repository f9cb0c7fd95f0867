/**
 * Rows of a figure, in pages: for counting metrics, as many as the figure; for the audience, viewings with their
 * time; for a ratio, the rows of one of its parts.
 */
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
import { resolveQuery } from './answer-report.ts';
import { type Answering, answeringAt } from './answering.ts';
import { findMetric, metricOf } from './metrics/all-metrics.ts';
import { type Count, type CountedMetric, isRatio, type Metric, type Relation } from './metrics/metric.ts';
import { isTimeOfViewings } from './plan/broadcast-rows.ts';
import { isNullable } from './plan/count-sql.ts';
import { fingerprint, formatCursor, parseCursor } from './plan/cursor.ts';
import { rowsStatement } from './plan/rows-statement.ts';
import { reportRunner } from './run-query.ts';
import { shownRow } from './shown-row.ts';
import { toStatement } from './sql.ts';
import { withBroadcasts } from './with-broadcasts.ts';

const EACH: Readonly<Record<Relation, string>> = {
  hits: 'hit',
  attempts: 'viewing',
  plays: 'viewing',
  heartbeats: 'heartbeat',
  ads: 'ad',
  breaks: 'break',
  chapters: 'chapter',
  audience: 'viewing',
  broadcasts: 'broadcast',
};

/** Counts whose rows are of the metric itself, such as visitors. */
const EACH_OWN: ReadonlySet<Count['by']> = new Set(['distinct', 'identities', 'reach', 'viewers', 'contentOfVisitors']);

type FoundRow = Record<string, string | number | null> & {
  at_ms: number;
  row_id: string;
  row_count: number;
  total: number;
  /** Time over which the audience is averaged, ms. */
  window_ms?: number;
};

/** Rejects with `EventStoreError`. */
export async function answerRows(
  request: ReportRowsQuery,
  asked: Answering,
): Promise<Result<ReportRows, QueryProblem[]>> {
  const { metric: requested, part, cell, limit, cursor, asOf } = request;
  const answering = asOf === undefined ? asked : answeringAt(asked, Date.parse(asOf));
  const known = findMetric(requested);
  if (!known) {
    return failed([
      queryProblem('unknownMetric', ['metric'], requested, nearestName(requested, request.query.metrics)),
    ]);
  }
  const { name, metric } = countedPart(requested, known, part);
  const query = { ...request.query, comparison: undefined, sort: undefined, metrics: [name] };
  const checked = resolveQuery(query, answering);
  if (!checked.ok) return failed(checked.error.map((one) => ({ ...one, path: `query.${one.path}` })));
  const names = [...(query.granularity === 'total' ? [] : ['time']), ...query.dimensions];
  const foreign = Object.keys(cell).find((key) => !names.includes(key));
  if (foreign !== undefined) return failed([queryProblem('badCell', ['cell', foreign], foreign)]);
  const { plan } = checked.value;
  const span = await withBroadcasts(answering.schedule, [plan], checked.value.span);
  const print = fingerprint({ query, name, cell, asOf, suite: span.suite });
  const start = cursor === undefined ? null : parseCursor(cursor, print, 1);
  if (cursor !== undefined && start === null) return failed([queryProblem('badCursor', ['cursor'])]);
  const from = start && { atMs: Number(start.sorted), id: start.values[0] ?? '' };
  const statement = rowsStatement(plan, span, { metric, cell, limit, from });
  const found = await reportRunner(answering)<FoundRow>(statement);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const { count } = metric;
  const [first] = found;
  const counted = {
    rowCount: first?.row_count ?? 0,
    sum: sumOf(count, first?.total ?? 0),
    ...(first?.window_ms !== undefined && { windowS: first.window_ms / 1000 }),
  };
  return ok({
    metric: name,
    each: eachOf(name, metric),
    ...counted,
    figure: figureOf(count, counted),
    rows: page.map(shownRow),
    next: found.length > limit && last ? formatCursor(print, last.at_ms, [last.row_id]) : null,
    statement: toStatement(statement).text,
  });
}

/** Time of broadcasts is that of viewings; their length is of the broadcasts themselves. */
const eachOf = (name: string, { relation, count }: CountedMetric): string => {
  if (EACH_OWN.has(count.by)) return name;
  return relation === 'broadcasts' && isTimeOfViewings(count) ? EACH.audience : EACH[relation];
};

/** The metric itself, or the requested part of a ratio: no part is a ratio in turn. */
function countedPart(
  name: string,
  metric: Metric,
  part: ReportRowsQuery['part'],
): { name: string; metric: CountedMetric } {
  if (!isRatio(metric)) return { name, metric };
  const of = part === 'denominator' ? metric.per : metric.of;
  return countedPart(of, metricOf(of), part);
}

/** Null of a metric whose rows do not add up to it. */
function sumOf(count: Count, total: number): number | null {
  if (count.by === 'sum' || count.by === 'whole') return total / (count.per ?? 1);
  if (count.by === 'contentOfVisitors') return total;
  return count.by === 'span' && count.second === undefined ? total : null;
}

/** Null of a metric that rows do not add up to. */
function figureOf(count: Count, { rowCount, sum, windowS = 1 }: Pick<ReportRows, 'rowCount' | 'sum' | 'windowS'>) {
  if (count.by === 'quantile' || count.by === 'repetition' || (isNullable(count) && rowCount === 0)) return null;
  if (sum === null) return rowCount;
  return count.by === 'span' ? sum / windowS : sum;
}
