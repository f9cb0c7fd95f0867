/** Schedules, minutes of a day, earlier broadcasts and catch-up, for the screen of broadcasts. */
import {
  ConcurrencyAnswer,
  DAY_MS,
  type Filter,
  MINUTE_MS,
  ok,
  type QuerySegment,
  type ReportQueryInput,
  type Result,
  StudioBroadcasts,
  StudioChannels,
} from '@sintonia/contracts';
import { type Answered, get, type RequestError, send } from '../api/request.ts';
import { wallClock } from '../period/civil-day.ts';
import { fetchReport } from '../query/use-report.ts';
import { type BroadcastFigures, broadcastFigures, type Minutes, withCatchUp } from './broadcast-figures.ts';

export type Broadcast = StudioBroadcasts[number];

/** Scope of the figures. */
export interface Scope {
  suite: string | null;
  segments: readonly QuerySegment[];
  timeZone: string;
  channel: string;
}

/** None while the catalogue is empty. */
export async function fetchChannels(signal?: AbortSignal): Answered<StudioChannels> {
  const channels = await get('/api/site/channels', StudioChannels, signal);
  const isEmpty = !channels.ok && channels.error.kind === 'refused' && channels.error.status === 404;
  return isEmpty ? ok([]) : channels;
}

export const fetchBroadcasts = (channel: string, fromMs: number, toMs: number, signal?: AbortSignal) => {
  const range = { channel, from: new Date(fromMs).toISOString(), to: new Date(toMs).toISOString() };
  return get(`/api/site/broadcasts?${new URLSearchParams(range)}`, StudioBroadcasts, signal);
};

const isLive: Filter = { is: 'in', dimension: 'streamKind', values: ['live', 'linear'] };
const onChannel = (channel: string): Filter => ({
  all: [isLive, { is: 'equals', dimension: 'playbackChannel', value: channel }],
});

/** Rounded out to local minutes, the precision of report queries. */
const periodOf = (fromMs: number, toMs: number, timeZone: string) => ({
  from: wallClock(new Date(fromMs), timeZone),
  to: wallClock(new Date(Math.ceil(toMs / MINUTE_MS) * MINUTE_MS), timeZone),
});

const queried = ({ suite, segments }: Pick<Scope, 'suite' | 'segments'>) => ({
  ...(suite !== null && { suite }),
  ...(segments.length > 0 && { segments: [...segments] }),
});

/** Live audience by minute; a range that has not begun has none. */
export async function fetchMinutes(
  { timeZone, channel, ...asked }: Scope,
  fromMs: number,
  toMs: number,
  signal?: AbortSignal,
): Answered<Minutes> {
  const untilMs = Math.min(toMs, Date.now());
  if (untilMs <= fromMs) return ok({ mean: new Map(), top: new Map(), all: new Map() });
  const scope = { ...queried(asked), period: periodOf(fromMs, untilMs, timeZone) };
  const byMinute = (filter: Filter): ReportQueryInput => ({
    ...scope,
    metrics: ['averageAudience'],
    granularity: 'minute',
    filter,
    limit: 2000,
  });
  const [own, all, tops] = await Promise.all([
    fetchReport(byMinute(onChannel(channel)), signal),
    fetchReport(byMinute(isLive), signal),
    send(
      'POST',
      '/api/v1/reports/concurrency',
      { ...scope, per: 'minute', filter: onChannel(channel) },
      ConcurrencyAnswer,
      signal,
    ),
  ]);
  if (!own.ok) return own;
  if (!all.ok) return all;
  if (!tops.ok) return tops;
  const minuteOf = (at: string) => Math.floor(Date.parse(at) / MINUTE_MS);
  const means = ({ rows }: typeof own.value) =>
    new Map(
      rows.map(({ dimensions, metrics }) => [minuteOf(dimensions.time ?? ''), metrics.averageAudience ?? 0] as const),
    );
  return ok({
    mean: means(own.value),
    all: means(all.value),
    top: new Map(tops.value.points.map(({ at, sessions }) => [minuteOf(at), sessions])),
  });
}

/** Figures of an earlier broadcast. */
export async function fetchWhole(
  scope: Scope,
  { startsAt, endsAt }: Broadcast,
  signal?: AbortSignal,
): Promise<Result<BroadcastFigures, RequestError>> {
  const minutes = await fetchMinutes(scope, Date.parse(startsAt), Date.parse(endsAt), signal);
  if (!minutes.ok) return minutes;
  return ok(broadcastFigures(minutes.value, Date.parse(startsAt), Date.parse(endsAt)));
}

export interface CatchUp {
  week: number;
  month: number;
}

/** Average audience with 7 and 28 days of catch-up; null for a broadcast without a version on demand. */
export async function fetchCatchUp(
  { timeZone, ...asked }: Scope,
  { startsAt, endsAt, episode }: Broadcast,
  liveMean: number,
  signal?: AbortSignal,
): Answered<CatchUp | null> {
  if (!episode) return ok(null);
  const [startMs, endMs] = [Date.parse(startsAt), Date.parse(endsAt)];
  const within = async (days: number) => {
    const untilMs = Math.min(startMs + days * DAY_MS, Date.now());
    if (untilMs <= startMs) return ok(0);
    const answer = await fetchReport(
      {
        ...queried(asked),
        period: periodOf(startMs, untilMs, timeZone),
        metrics: ['contentTimeSpent'],
        filter: { is: 'equals', dimension: 'mediaId', value: String(episode.id) },
      },
      signal,
    );
    return answer.ok ? ok(answer.value.totals.contentTimeSpent ?? 0) : answer;
  };
  const [week, month] = await Promise.all([within(7), within(28)]);
  if (!week.ok) return week;
  if (!month.ok) return month;
  const lengthS = (endMs - startMs) / 1000;
  return ok({
    week: withCatchUp(liveMean, week.value, lengthS),
    month: withCatchUp(liveMean, month.value, lengthS),
  });
}
