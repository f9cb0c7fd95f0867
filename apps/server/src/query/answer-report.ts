/** Answers a query: rows, totals, comparison period, and the basis of the figures. */
import {
  type Completeness,
  failed,
  ok,
  type QueryProblem,
  queryProblem,
  type ReportAnswer,
  type ReportBasis,
  type ReportQuery,
  type ReportRow,
  type Result,
  VISIT_GAP_MS,
} from '@sintonia/contracts';
import { COUNTING_RULE } from '../stores/events/counted-events.ts';
import { type Answering, asOfLastRound } from './answering.ts';
import { broadcastReach, columnsOfMetrics, isOfBroadcasts } from './broadcast-span.ts';
import { dimensionOf } from './dimensions/all-dimensions.ts';
import { factsRead } from './facts/fact-sources.ts';
import { aroundFacts, completenessAsOf, type FactsAsOf, findFacts, NO_FACTS } from './facts/find-facts.ts';
import { isInFacts } from './facts/hit-facts.ts';
import { filterDimensions } from './filters/filter-sql.ts';
import { readHourStates } from './hour-states.ts';
import { readLeftOut } from './left-out.ts';
import { metricOf } from './metrics/all-metrics.ts';
import { isRatio, type Relation } from './metrics/metric.ts';
import { isCombined } from './of-suites.ts';
import { checkQuery, columnsNeeded, type Plan } from './plan/check-query.ts';
import { isNullable } from './plan/count-sql.ts';
import { fingerprint, formatCursor, parseCursor } from './plan/cursor.ts';
import { daysOf, isOfDays } from './plan/from-days.ts';
import { isOfHours } from './plan/from-hours.ts';
import { passesOf } from './plan/passes.ts';
import { bucketsOf, comparedPeriod, isTooFine, isTooLong, type PeriodOf, resolvePeriod } from './plan/periods.ts';
import { FROM_EVENTS, type Span } from './plan/relation-rows.ts';
import { CONTEXT_MS } from './plan/rows-request.ts';
import { breakdownOf, comparedStatement, includesTotals, pageStatement, totalsStatement } from './plan/statement.ts';
import { isReadFromFacts } from './plan/viewing-rows.ts';
import type { Period } from './relations.ts';
import { SETTLE_MS } from './rollups/rollup-kinds.ts';
import { type Sources, sourcesOf, sourcesWithoutRollups } from './rollups/sources.ts';
import { type Ask, reportRunner } from './run-query.ts';
import { toStatement } from './sql.ts';
import { withBroadcasts } from './with-broadcasts.ts';

/** A visit, and a paused viewing (§ 9), may continue for this long after its last event. */
const SETTLED_AFTER_MS = VISIT_GAP_MS;

/** The period of a query as instants, and whether it can be answered. */
export interface ResolvedQuery {
  plan: Plan;
  period: PeriodOf;
  span: Span;
}

export function resolveQuery(
  query: ReportQuery,
  { timeZone, reportSuite, nowMs, receivedBeforeMs }: Answering,
): Result<ResolvedQuery, QueryProblem[]> {
  const checked = checkQuery(query);
  if (!checked.ok) return checked;
  const period = resolvePeriod(query.period, timeZone, nowMs);
  if (isTooLong(period)) return failed([queryProblem('tooLong', ['period'])]);
  if (isTooFine(period, query.granularity))
    return failed([queryProblem('tooFine', ['granularity'], query.granularity)]);
  const { fromMs, toMs } = period;
  const span = {
    suite: query.suite ?? reportSuite,
    receivedBeforeMs,
    fromMs,
    toMs,
    timeZone,
    nowMs,
    ...FROM_EVENTS,
  };
  return ok({ plan: checked.value, period, span });
}

/** Rejects with `EventStoreError`. */
export async function answerReport(
  query: ReportQuery,
  asked: Answering,
): Promise<Result<ReportAnswer, QueryProblem[]>> {
  const beganAt = performance.now();
  const answering = await asOfLastRound(asked, query.suite);
  const { asOf } = answering;
  const resolved = resolveQuery(query, answering);
  if (!resolved.ok) return resolved;
  const { plan, period, span: whole } = resolved.value;
  const { cursor, limit, comparison, ...rest } = query;
  const print = fingerprint({ ...rest, suite: whole.suite });
  const start = cursor === undefined ? null : parseCursor(cursor, print, 1 + query.dimensions.length);
  if (cursor !== undefined && start === null) return failed([queryProblem('badCursor', ['cursor'])]);
  const before = comparison === undefined ? null : comparedPeriod(comparison, period, whole.timeZone, answering.nowMs);
  if (before && isTooLong(before)) return failed([queryProblem('tooLong', ['comparison'])]);

  // Both at once: all queries of a screen share them.
  const [{ span, sources }, there] = await Promise.all([
    withHours(answering, plan, whole, asOf),
    before && withHours(answering, plan, { ...whole, ...before }, asOf),
  ]);
  const ask = reportRunner(answering);
  const reaches = completenessAsOf(await answering.completeness(), asOf);
  const isOneRow = isOfOneRow(plan);
  const statement = isOneRow ? totalsStatement(plan, span) : pageStatement(plan, span, start);
  const [found, [totals], [totalsThere], leftOut] = await Promise.all([
    ask<FoundRow>(statement),
    isOneRow || includesTotals(plan, span) ? [undefined] : ask<FoundRow>(totalsStatement(plan, span)),
    // The rows to compare are known only from the page; one row is always the same.
    isOneRow && there ? ask<FoundRow>(totalsStatement(plan, there.span)) : [undefined],
    readLeftOut(ask, sources, asOf),
  ]);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const all = isOneRow
    ? figures(plan, last)
    : includesTotals(plan, span)
      ? figures(plan, found[0], 't')
      : figures(plan, totals);
  const rows = isOneRow ? [{ dimensions: {}, metrics: all }] : page.map((row) => toRow(plan, row));
  const beside =
    there &&
    (isOneRow
      ? besideEach(rows, there.span, figures(plan, totalsThere))
      : await compare(ask, plan, span, there.span, rows));
  return ok({
    suite: span.suite,
    period: instants(period),
    rows: beside ? beside.rows : rows,
    rowCount: isOneRow ? 1 : (found[0]?.row_count ?? 0),
    totals: all,
    compared: beside && { period: instants(beside.span), totals: beside.totals },
    next: found.length > limit && last ? formatCursor(print, last.sorted, valuesOf(plan, last)) : null,
    basis: {
      ...reaches,
      asOf: asOf?.completeUntil ?? null,
      timeZone: span.timeZone,
      definitions: definitionsOf(plan),
      countingRule: COUNTING_RULE,
      state: stateOf(period, reaches, answering.nowMs),
      leftOut,
      read: plan.relations.map((relation) => ({ relation, from: readFrom(plan, relation, span) })),
      statement: toStatement(statement).text,
      ms: Math.round(performance.now() - beganAt),
    },
  });
}

/** `time`, `k_{n}`, `f_{n}` as named in the statement. */
type FoundRow = Record<string, string | number | null> & { sorted: string | number; row_count: number };

/** Without a breakdown there is one row, which equals the totals. */
const isOfOneRow = ({ query: { granularity, dimensions } }: Plan): boolean =>
  granularity === 'total' && dimensions.length === 0;

const isTotal = (row: FoundRow): boolean => row.is_total === 1;

/** The span with the rollups and facts that the query reads instead of events. */
async function withHours(
  answering: Answering,
  plan: Plan,
  whole: Span,
  asOf: FactsAsOf | null,
): Promise<{ span: Span; sources: Sources }> {
  const { events, settleMs = SETTLE_MS } = answering;
  const span = await withBroadcasts(answering.schedule, [plan], whole);
  const { granularity, dimensions } = plan.query;
  const totals = { granularity: 'total', dimensions: [] } as const;
  const breakdowns = [totals, { granularity, dimensions }].map((by) => isOfHours(plan, by, span.timeZone));
  const reach = plan.relations.includes('broadcasts') ? broadcastReach(plan, span) : span;
  const around = { ...span, fromMs: reach.fromMs - CONTEXT_MS, toMs: Math.max(reach.toMs, span.toMs) + CONTEXT_MS };
  const reading = isCombined(span.suite)
    ? null
    : Promise.resolve(asOf?.states ?? readHourStates(events, aroundFacts(around), settleMs));
  const read = factsRead({ ...plan, ...namedIn(plan), segments: plan.query.segments });
  const [states, facts] = await Promise.all([
    reading,
    reading ? findFacts(events, read, around, { settleMs, known: reading, asOf }) : NO_FACTS,
  ]);
  const counted = isOfBroadcasts(plan) ? { ...span, ...reach } : span;
  const sources = states ? sourcesOf(states, counted) : sourcesWithoutRollups(counted);
  const days = asOf?.days && !isCombined(span.suite) ? daysOf(asOf.days, span) : null;
  return { span: { ...span, hours: breakdowns.includes(true) ? sources.hits : null, days, facts }, sources };
}

/** Keys of dimensions that a query counts or filters by, and columns that its metrics need. */
const namedIn = (plan: Plan) => {
  const { dimensions, filter } = plan.query;
  return {
    dimensions: [...dimensions, ...(filter ? filterDimensions(filter).map(({ name }) => name) : [])],
    needs: columnsOfMetrics(plan),
  };
};

type Figures = ReturnType<typeof figures>;

/** The rows, each with the totals of the period before. */
const besideEach = (rows: readonly ReportRow[], there: Span, totals: Figures) => ({
  span: there,
  totals,
  rows: rows.map((row) => ({ ...row, compared: totals })),
});

/** The rows with the figures of the same values in the period before. */
async function compare(ask: Ask, plan: Plan, here: Span, there: Span, rows: readonly ReportRow[]) {
  const values = rows.map(({ dimensions }) => plan.query.dimensions.map((key) => dimensions[key] ?? ''));
  const isByValues = rows.length > 0;
  const isWithTotals = isByValues && includesTotals(plan, there);
  const [found, [counted]] = await Promise.all([
    isByValues ? ask<FoundRow>(comparedStatement(plan, there, values)) : [],
    isWithTotals ? [undefined] : ask<FoundRow>(totalsStatement(plan, there)),
  ]);
  const totals = figures(plan, isWithTotals ? found.find(isTotal) : counted);
  if (!isByValues) return besideEach(rows, there, totals);
  const { granularity } = plan.query;
  // Buckets of both periods are matched by their position.
  const bucketsBefore = bucketsOf(there, granularity, there.timeZone);
  const beside = new Map(bucketsOf(here, granularity, here.timeZone).map((time, i) => [time, bucketsBefore[i]]));
  const byValues = new Map(
    found.filter((row) => !isTotal(row)).map((row) => [JSON.stringify(valuesOf(plan, row)), figures(plan, row)]),
  );
  const nothing = figures(plan, undefined);
  return {
    span: there,
    totals,
    rows: rows.map((row, i) => {
      const time = beside.get(row.dimensions.time ?? '');
      const compared = byValues.get(JSON.stringify([time, ...(values[i] ?? [])])) ?? nothing;
      return { ...row, compared };
    }),
  };
}

export function readFrom(plan: Plan, relation: Relation, span: Span): ReportBasis['read'][number]['from'] {
  const by = breakdownOf(plan);
  if (relation === 'hits' && isOfHours(plan, by, span.timeZone)) return 'hours';
  const passes = passesOf(plan, by).filter((pass) => pass.relation === relation);
  if (passes.length > 0 && passes.every((pass) => isOfDays(plan, pass, by, span))) return 'days';
  const needs = columnsNeeded(plan, relation);
  if (relation === 'hits') return span.facts.hits && isInFacts(needs) ? 'facts' : 'events';
  return span.facts.playback && isReadFromFacts(relation, { ...span, ...plan.query, needs }) ? 'facts' : 'events';
}

const valuesOf = (plan: Plan, row: FoundRow): string[] => [
  String(row.time ?? ''),
  ...breakdownOf(plan).dimensions.map((_, i) => String(row[`k_${i + 1}`] ?? '')),
];

function toRow(plan: Plan, row: FoundRow): ReportRow {
  const { granularity, dimensions } = plan.query;
  const [time = '', ...values] = valuesOf(plan, row);
  return {
    dimensions: {
      ...(granularity !== 'total' && { time }),
      ...Object.fromEntries(dimensions.map((key, i) => [key, values[i] ?? ''])),
    },
    metrics: figures(plan, row),
  };
}

/** Figures of a row. Without a row, counts are zero and ratios null. */
const figures = (plan: Plan, row: FoundRow | undefined, letter: 'f' | 't' = 'f'): Record<string, number | null> =>
  Object.fromEntries(
    plan.query.metrics.map((key, i) => {
      const value = row?.[`${letter}_${i}`];
      const metric = metricOf(key);
      const nothing = isRatio(metric) || isNullable(metric.count) ? null : 0;
      return [key, typeof value === 'number' ? value : nothing];
    }),
  );

/** Versions of the metrics and dimensions that a query counts, filters or breaks down by. */
export const definitionsOf = (plan: Plan): Record<string, number> =>
  Object.fromEntries([
    ...plan.query.metrics.map((key) => [key, metricOf(key).version]),
    ...namedIn(plan).dimensions.map((key) => [key, dimensionOf(key).version]),
  ]);

export function stateOf({ toMs }: Period, { completeUntil }: Completeness, nowMs: number): 'provisional' | 'final' {
  const reachesMs = completeUntil === null ? 0 : Date.parse(completeUntil);
  return Math.min(reachesMs, nowMs) >= toMs + SETTLED_AFTER_MS ? 'final' : 'provisional';
}

export const instants = ({ fromMs, toMs }: Period): { from: string; to: string } => ({
  from: new Date(fromMs).toISOString(),
  to: new Date(toMs).toISOString(),
});
