/**
 * What was left out of one figure: excluded events with the filter, segments and row of the figure, by reason. Counted
 * from events when its sheet opens: rollups have no filters.
 */
import { type FigureLeftOut, ok, type QueryProblem, type ReportRowsQuery, type Result } from '@sintonia/contracts';
import { resolveQuery } from './answer-report.ts';
import { type Answering, answeringAt } from './answering.ts';
import { broadcastReach, columnsOfMetrics, isOfBroadcasts } from './broadcast-span.ts';
import { dimensionOf } from './dimensions/all-dimensions.ts';
import { filterDimensions, filterSql } from './filters/filter-sql.ts';
import { IS_EXEMPT_PAGE_VIEW } from './hit-conditions.ts';
import { FIGURES, type LeftOut, readLeftOut } from './left-out.ts';
import { IS_LIVE, laterDays } from './plan/broadcast-rows.ts';
import { bucketOf } from './plan/buckets.ts';
import type { Plan } from './plan/check-query.ts';
import { relationRows, type Span } from './plan/relation-rows.ts';
import { isValue } from './plan/rows-statement.ts';
import { WITHOUT_IDENTIFIER } from './rollups/left-out-hours.ts';
import type { Kind } from './rollups/rollup-kinds.ts';
import { findSources } from './rollups/sources.ts';
import { reportRunner } from './run-query.ts';
import { allOf, type Sql, sql, text } from './sql.ts';
import { withBroadcasts } from './with-broadcasts.ts';

/** Relation whose rows are the events of a kind. */
const EVENTS_OF = { hits: 'hits', playback: 'heartbeats' } as const satisfies Record<Kind, string>;
const KINDS = Object.keys(EVENTS_OF) as Kind[]; // cast: its own keys

/**
 * Kinds of events whose fields do not answer the filter or the row are counted of the whole suite and period: `wholeOf`
 * names them. Rejects with `EventStoreError`.
 */
export async function leftOutOfFigure(
  { query, metric, cell, asOf }: ReportRowsQuery,
  asked: Answering,
): Promise<Result<FigureLeftOut, QueryProblem[]>> {
  const answering = asOf === undefined ? asked : answeringAt(asked, Date.parse(asOf));
  const resolved = resolveQuery({ ...query, comparison: undefined, sort: undefined, metrics: [metric] }, answering);
  if (!resolved.ok) return resolved;
  const { plan } = resolved.value;
  const period = await withBroadcasts(answering.schedule, [plan], resolved.value.span);
  const span = isOfBroadcasts(plan) ? { ...period, ...broadcastReach(plan, period) } : period;
  const ask = reportRunner(answering);
  const { suite, fromMs, toMs } = span;
  const whole = await readLeftOut(
    ask,
    await findSources(answering.events, { suite, fromMs, toMs }, answering.settleMs),
  );
  const isConcerned = { hits: plan.relations.includes('hits'), playback: plan.relations.some((one) => one !== 'hits') };
  const concerned = KINDS.filter((kind) => isConcerned[kind]);
  const found: Partial<LeftOut> = {};
  const wholeOf: Kind[] = [];
  for (const kind of concerned) {
    if (!isDefined(plan, cell, kind)) {
      wholeOf.push(kind);
      continue;
    }
    for (const [reason, figure] of Object.entries(FIGURES[kind])) {
      if (whole[figure] === 0) continue;
      const [row] = await ask<{ events: number }>(countOf(plan, span, { kind, reason, cell }));
      found[figure] = row?.events ?? 0;
    }
  }
  return ok({ leftOut: { ...whole, ...found }, wholeOf });
}

const dimensionsOf = (plan: Plan, cell: Readonly<Record<string, string>>): string[] => [
  ...(isOfBroadcasts(plan) ? ['streamKind'] : []),
  ...(plan.query.filter ? filterDimensions(plan.query.filter).map(({ name }) => name) : []),
  ...Object.keys(cell).filter((key) => key !== 'time'),
];

/**
 * Whether events of a kind have every dimension. What is played on demand after a broadcast counts by its episode, which
 * only the schedule knows.
 */
const isDefined = (plan: Plan, cell: Readonly<Record<string, string>>, kind: Kind): boolean =>
  !(isOfBroadcasts(plan) && laterDays(new Set(columnsOfMetrics(plan))) > 0) &&
  dimensionsOf(plan, cell).every((key) => dimensionOf(key).on[EVENTS_OF[kind]] !== undefined);

function countOf(
  plan: Plan,
  span: Span,
  { kind, reason, cell }: { kind: Kind; reason: string; cell: Readonly<Record<string, string>> },
): Sql {
  const { filter, segments, granularity } = plan.query;
  const isCounted = reason === WITHOUT_IDENTIFIER;
  const rows = relationRows(EVENTS_OF[kind], isCounted ? span : { ...span, leftOutFor: reason }, {
    granularity: 'time' in cell ? granularity : 'total',
    dimensions: dimensionsOf(plan, cell),
    needs: [],
    segments,
  });
  const conditions = [
    ...(isCounted ? [IS_EXEMPT_PAGE_VIEW] : []),
    ...(isOfBroadcasts(plan) ? [IS_LIVE] : []),
    ...(filter ? [filterSql(filter, dimensionOf)] : []),
    ...Object.entries(cell).map(([key, value]) =>
      key === 'time' ? sql`${bucketOf(granularity, text(span.timeZone))} = ${text(value)}` : isValue(key, value),
    ),
  ];
  return sql`select count() as events from ${rows} where ${allOf(conditions)}`;
}
