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

/** The hours with page views, one after another: rules must leave places for the queries of others. */
export async function readHours(
  answering: Answering,
  query: FigureQuery,
  hours: readonly Hour[],
  knownHours: KnownHours,
): Promise<{ hour: Hour; figures: HourFigures }[]> {
  const read: { hour: Hour; figures: HourFigures }[] = [];
  for (const hour of hours) {
    const figures = await readIfKnown(answering, query, hour, knownHours);
    if (figures) read.push({ hour, figures });
  }
  return read;
}

const PAGE_VIEWS = ['pageviews'];

/** Null if the hour has no page views. */
async function readIfKnown(
  answering: Answering,
  query: FigureQuery,
  hour: Hour,
  knownHours: KnownHours,
): Promise<HourFigures | null> {
  const key = `${hour.fromMs} ${query.suite}`;
  const hadEvents = knownHours.get(key);
  if (hadEvents === false) return null;
  const learn = ({ totals }: HourFigures): boolean => {
    const found = (totals.pageviews ?? 0) > 0;
    knownHours.set(key, found);
    return found;
  };
  // Without a filter one query answers both.
  if (hadEvents === undefined && query.filter === undefined) {
    const metrics = [...new Set([...query.metrics, ...PAGE_VIEWS])];
    const figures = await readHour(answering, { ...query, metrics }, hour);
    return learn(figures) ? figures : null;
  }
  if (hadEvents === undefined && !learn(await readHour(answering, { suite: query.suite, metrics: PAGE_VIEWS }, hour)))
    return null;
  return readHour(answering, query, hour);
}
