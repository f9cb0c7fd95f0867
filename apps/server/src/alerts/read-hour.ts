import type { QueryFilter, ReportQuery } from '@sintonia/contracts';
import type { z } from 'zod';
import { answerReport } from '../query/answer-report.ts';
import type { Answering } from '../query/answering.ts';
import { type Hour, periodOf } from './windows.ts';

type Filter = z.infer<typeof QueryFilter>;
/** Maximum number of values read per dimension. */
const MAX_VALUES = 500;

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
    limit: MAX_VALUES,
    ...(filter && { filter }),
  };
  const answered = await answerReport(query, answering);
  if (!answered.ok) throw new UnansweredQuery(answered.error.map(({ message }) => message).join(' '));
  const [metric = ''] = metrics;
  const [dimension = ''] = dimensions;
  const rows = answered.value.rows.map((row) => [row.dimensions[dimension] ?? '', row.metrics[metric] ?? 0] as const);
  return { totals: answered.value.totals, rows: new Map(rows) };
}

/**
 * Whether an hour of a suite has page views, by suite and hour. Cached for one run: every rule of a suite compares with the same hours.
 */
export type KnownHours = Map<string, boolean>;

export async function withEvents(
  answering: Answering,
  suite: string,
  hours: readonly Hour[],
  knownHours: KnownHours,
): Promise<Hour[]> {
  const known: Hour[] = [];
  for (const hour of hours) if (await hasEvents(answering, suite, hour, knownHours)) known.push(hour);
  return known;
}

async function hasEvents(answering: Answering, suite: string, hour: Hour, knownHours: KnownHours): Promise<boolean> {
  const key = `${hour.fromMs} ${suite}`;
  const found = knownHours.get(key);
  if (found !== undefined) return found;
  const { totals } = await readHour(answering, { suite, metrics: ['pageviews'] }, hour);
  const hadEvents = (totals.pageviews ?? 0) > 0;
  knownHours.set(key, hadEvents);
  return hadEvents;
}
