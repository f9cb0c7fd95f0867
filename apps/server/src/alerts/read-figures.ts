/** Figures of the last hour and of the same hour of the past, from the query model. */
import { LEAST_HISTORY_HOURS, type QueryFilter, type ReportQuery } from '@sintonia/contracts';
import type { z } from 'zod';
import { type Answering, answerReport } from '../query/answer-report.ts';
import type { Breakdown } from './find-cause.ts';
import { type Hour, periodOf, windowsAt } from './windows.ts';

type Filter = z.infer<typeof QueryFilter>;
/** Values read of a dimension. */
const MOST_VALUES = 500;

export class UnansweredQuery extends Error {}

export interface HourFigures {
  totals: Readonly<Record<string, number | null>>;
  /** First metric by the value of the first dimension. */
  rows: ReadonlyMap<string, number>;
}

export interface FigureQuery {
  suite: string;
  metrics: string[];
  dimensions?: string[];
  filter?: Filter | undefined;
}

/** Rejects with `UnansweredQuery` if the query is invalid, and with `EventStoreError`. */
export async function readHour(
  answering: Answering,
  { suite, metrics, dimensions = [], filter }: FigureQuery,
  hour: Hour,
): Promise<HourFigures> {
  const query: ReportQuery = {
    suite,
    period: periodOf(hour, answering.timeZone),
    granularity: 'total',
    metrics,
    dimensions,
    segments: [],
    limit: MOST_VALUES,
    ...(filter && { filter }),
  };
  const answered = await answerReport(query, answering);
  if (!answered.ok) throw new UnansweredQuery(answered.error.map(({ message }) => message).join(' '));
  const [metric = ''] = metrics;
  const [dimension = ''] = dimensions;
  const rows = answered.value.rows.map((row) => [row.dimensions[dimension] ?? '', row.metrics[metric] ?? 0] as const);
  return { totals: answered.value.totals, rows: new Map(rows) };
}

export interface Read {
  now: HourFigures;
  /** Hours with any page view: before the first event of a suite there is no history. */
  past: HourFigures[];
  hour: Hour;
  /** The hour that a cause is compared with. */
  compared: Hour | null;
}

/**
 * Whether an hour of a suite has page views, by suite and hour. Kept for one run: every rule of a suite compares with
 * the same hours.
 */
export type SeenHours = Map<string, boolean>;

/** The same hour of past weeks; of past days while there are not enough weeks. */
export async function readFigures(answering: Answering, query: FigureQuery, seen: SeenHours): Promise<Read> {
  const windows = windowsAt(answering.nowMs, answering.timeZone);
  const now = await readHour(answering, query, windows.now);
  let known = await withEvents(answering, query.suite, windows.weeks, seen);
  if (known.length < LEAST_HISTORY_HOURS) known = await withEvents(answering, query.suite, windows.days, seen);
  const past: HourFigures[] = [];
  for (const hour of known) past.push(await readHour(answering, query, hour));
  return { now, past, hour: windows.now, compared: known[0] ?? null };
}

async function withEvents(
  answering: Answering,
  suite: string,
  hours: readonly Hour[],
  seen: SeenHours,
): Promise<Hour[]> {
  const known: Hour[] = [];
  for (const hour of hours) if (await hasEvents(answering, suite, hour, seen)) known.push(hour);
  return known;
}

async function hasEvents(answering: Answering, suite: string, hour: Hour, seen: SeenHours): Promise<boolean> {
  const key = `${hour.fromMs} ${suite}`;
  const found = seen.get(key);
  if (found !== undefined) return found;
  const { totals } = await readHour(answering, { suite, metrics: ['pageviews'] }, hour);
  const isSeen = (totals.pageviews ?? 0) > 0;
  seen.set(key, isSeen);
  return isSeen;
}

/** One metric by each of these dimensions, in two hours; dimensions that the metric does not have are left out. */
export async function readBreakdowns(
  answering: Answering,
  query: Omit<FigureQuery, 'dimensions'>,
  dimensions: readonly string[],
  [now, usual]: readonly [Hour, Hour],
): Promise<Breakdown[]> {
  const all: Breakdown[] = [];
  for (const dimension of dimensions) {
    const by = { ...query, dimensions: [dimension] };
    try {
      const [after, before] = [await readHour(answering, by, now), await readHour(answering, by, usual)];
      all.push({ dimension, now: after.rows, usual: before.rows });
    } catch (error) {
      if (!(error instanceof UnansweredQuery)) throw error;
    }
  }
  return all;
}
