/** For tests: compares an answer of the report engine with the independent count of the same rows. */
import { DAY_MS, type ReportBasis, type ReportQuery } from '@sintonia/contracts';
import { expect } from 'vitest';
import { answerReport } from '../../../query/answer-report.ts';
import type { ScheduledItem } from '../../../query/broadcasts.ts';
import type { FactsAsOf } from '../../../query/facts/find-facts.ts';
import { metricOf } from '../../../query/metrics/all-metrics.ts';
import { isRatio } from '../../../query/metrics/metric.ts';
import type { EventStore } from '../../../stores/events/event-store.ts';
import { countLeftOut } from './count-left-out.ts';
import { BROADCAST_METRICS } from './random-query.ts';
import { ZONE } from './random-rows.ts';
import { rowKey } from './recount-cells.ts';
import { type RawRows, recount } from './recount-query.ts';
import { isOfContent, WHOLE_METRIC } from './recount-whole.ts';

export const NOW_MS = Date.parse('2026-10-25T01:25:00Z');
/** Inserts of a test are visible as soon as they are acknowledged. */
export const SETTLE_MS = 2;
export const REACHES = { completeUntil: '2026-12-01T00:00:00.000Z', waitingEvents: 0 };

/** The two metrics of a ratio, or the metric itself. */
function partsOf(name: string): string[] {
  const metric = metricOf(name);
  return isRatio(metric) ? [...partsOf(metric.of), ...partsOf(metric.per)] : [name];
}

/** Whether a metric has no figure, instead of zero, without anything to count. */
function isNullable(name: string): boolean {
  const metric = metricOf(name);
  return (
    !isRatio(metric) && (['quantile', 'repetition'].includes(metric.count.by) || name === 'averageAudienceOfContent')
  );
}

/** When the playback that counts for the broadcasts of a period ends: they count whole, those on demand for days. */
function countedUntilMs(
  schedule: readonly ScheduledItem[],
  metrics: readonly string[],
  { fromMs, toMs }: { fromMs: number; toMs: number },
): number {
  const days = metrics.some((name) => name.endsWith('28')) ? 28 : metrics.some((name) => name.endsWith('7')) ? 7 : 0;
  const ends = schedule
    .filter(({ startMs }) => startMs >= fromMs && startMs < toMs)
    .map(({ startMs, endMs }) => Math.max(endMs, startMs + days * DAY_MS));
  return Math.min(Math.max(toMs, ...ends), NOW_MS);
}

/** Rejects if a figure, row or total differs. Resolves to what the answer was read from. */
export const comparisonWith =
  (store: () => EventStore) =>
  async (
    rows: RawRows,
    query: ReportQuery,
    suite: string,
    asOf: FactsAsOf | null = null,
  ): Promise<ReportBasis['read']> => {
    const answer = await answerReport(
      { ...query, limit: 10_000 },
      {
        events: store(),
        completeness: async () => REACHES,
        schedule: async () => rows.schedule ?? [],
        timeZone: ZONE,
        reportSuite: suite,
        nowMs: NOW_MS,
        settleMs: SETTLE_MS,
        factsAsOf: async () => asOf,
      },
    );
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    const { period, rows: answered, totals, basis } = answer.value;
    const parts = query.metrics.flatMap(partsOf);
    const slow = recount(rows, {
      ...query,
      metrics: [...new Set([...query.metrics, ...parts])],
      suite,
      fromMs: Date.parse(period.from),
      toMs: Date.parse(period.to),
      timeZone: ZONE,
      nowMs: NOW_MS,
    });
    const keys = [...(query.granularity === 'total' ? [] : ['time']), ...query.dimensions];
    const isCounted = (name: string) => !isRatio(metricOf(name));
    const counted = (figures: Record<string, number | null>) =>
      Object.fromEntries(
        Object.entries(figures)
          .filter(([name]) => query.metrics.includes(name) && isCounted(name))
          .map(([name, value]) => [name, value === null ? Number.NaN : Math.round(value * 1e9) / 1e9]),
      );
    const got = Object.fromEntries(
      answered.map(({ dimensions, metrics }) => [rowKey(keys.map((key) => dimensions[key] ?? '')), counted(metrics)]),
    );
    const note = JSON.stringify(query);
    expect(counted(totals), note).toEqual(counted(slow.totals));
    const [fromMs, toMs] = [Date.parse(period.from), Date.parse(period.to)];
    const isOfBroadcasts = query.metrics.every((name) => BROADCAST_METRICS.includes(name));
    const leftUntilMs = isOfBroadcasts ? countedUntilMs(rows.schedule ?? [], query.metrics, { fromMs, toMs }) : toMs;
    const scope = { suite, fromMs, toMs: leftUntilMs, timeZone: ZONE };
    expect(basis.leftOut, note).toMatchObject(countLeftOut(rows, scope));
    const isOfContents = query.dimensions.some(isOfContent);
    const ofRows = parts.filter((name) => name !== WHOLE_METRIC || !isOfContents);
    const hasFigure = (figures: Record<string, number>) =>
      ofRows.some((name) => !Number.isNaN(figures[name]) && (figures[name] !== 0 || isNullable(name)));
    const withFigures = [...slow.rows].filter(([, figures]) => hasFigure(figures));
    const expected = Object.fromEntries(withFigures.map(([key, figures]) => [key, counted(figures)]));
    // Without a breakdown there is one row, even without events.
    expect(got, note).toEqual(keys.length === 0 ? { '[]': counted(slow.totals) } : expected);
    return basis.read;
  };
