/** Schedules, minutes of a day, and the figures of broadcasts as reports count them. */
import {
  ConcurrencyAnswer,
  type Filter,
  MINUTE_MS,
  ok,
  type QuerySegment,
  type Result,
  StudioBroadcasts,
  StudioChannels,
} from '@sintonia/contracts';
import { type Answered, get, type RequestError, send } from '../api/request.ts';
import { wallClock } from '../period/civil-day.ts';
import { fetchReport } from '../query/use-report.ts';
import { type Minutes, type Peak, peakOf } from './broadcast-figures.ts';

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

const onChannel = (channel: string): Filter => ({ is: 'equals', dimension: 'playbackChannel', value: channel });
const live: Filter = { is: 'in', dimension: 'streamKind', values: ['live', 'linear'] };

const minuteOf = (at: string) => Math.floor(Date.parse(at) / MINUTE_MS);

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
  if (untilMs <= fromMs) return ok(new Map());
  const period = periodOf(fromMs, untilMs, timeZone);
  const filter: Filter = { all: [live, onChannel(channel)] };
  const query = { ...queried(asked), period, per: 'minute', filter };
  const tops = await send('POST', '/api/v1/reports/concurrency', query, ConcurrencyAnswer, signal);
  return tops.ok ? ok(new Map(tops.value.points.map(({ at, sessions }) => [minuteOf(at), sessions]))) : tops;
}

/** Average-minute audience, and the part of the live audience of all channels; null where there is none. */
export interface BroadcastAudience {
  mean: number;
  share: number | null;
}

/** By the start of the broadcast; of those of a channel's day that have begun. */
export type Audiences = ReadonlyMap<string, BroadcastAudience>;

/** As reports count them (`docs/reports.md`, Broadcasts). */
export async function fetchAudiences(
  { timeZone, channel, ...asked }: Scope,
  broadcasts: readonly Broadcast[],
  signal?: AbortSignal,
): Answered<Audiences> {
  const begun = broadcasts.filter(({ startsAt }) => Date.parse(startsAt) < Date.now());
  const starts = begun.map(({ startsAt }) => Date.parse(startsAt));
  if (starts.length === 0) return ok(new Map());
  const answer = await fetchReport(
    {
      ...queried(asked),
      period: periodOf(Math.min(...starts), Math.max(...starts) + 1, timeZone),
      metrics: ['broadcastAudience', 'broadcastShare'],
      granularity: 'minute',
      filter: onChannel(channel),
      limit: 2000,
    },
    signal,
  );
  if (!answer.ok) return answer;
  const byMinute = new Map(
    answer.value.rows.map(({ dimensions, metrics }) => [minuteOf(dimensions.time ?? ''), metrics]),
  );
  return ok(
    new Map(
      begun.map(({ startsAt }) => {
        const { broadcastAudience, broadcastShare } = byMinute.get(minuteOf(startsAt)) ?? {};
        return [startsAt, { mean: broadcastAudience ?? 0, share: broadcastShare ?? null }];
      }),
    ),
  );
}

export interface BroadcastFigures extends BroadcastAudience {
  peak: Peak | null;
}

/** Figures of an earlier broadcast. */
export async function fetchWhole(
  scope: Scope,
  broadcast: Broadcast,
  signal?: AbortSignal,
): Promise<Result<BroadcastFigures, RequestError>> {
  const [fromMs, toMs] = [Date.parse(broadcast.startsAt), Date.parse(broadcast.endsAt)];
  const [minutes, audiences] = await Promise.all([
    fetchMinutes(scope, fromMs, toMs, signal),
    fetchAudiences(scope, [broadcast], signal),
  ]);
  if (!minutes.ok) return minutes;
  if (!audiences.ok) return audiences;
  const audience = audiences.value.get(broadcast.startsAt) ?? { mean: 0, share: null };
  return ok({ ...audience, peak: peakOf(minutes.value, fromMs, toMs) });
}

export interface CatchUp {
  week: number;
  month: number;
}

/** Average audience with 7 and 28 days of catch-up; null for a broadcast without a version on demand. */
export async function fetchCatchUp(
  { timeZone, channel, ...asked }: Scope,
  { startsAt, episode }: Broadcast,
  signal?: AbortSignal,
): Answered<CatchUp | null> {
  if (!episode) return ok(null);
  const startMs = Date.parse(startsAt);
  const answer = await fetchReport(
    {
      ...queried(asked),
      period: periodOf(startMs, startMs + 1, timeZone),
      metrics: ['broadcastAudience7', 'broadcastAudience28'],
      filter: onChannel(channel),
    },
    signal,
  );
  if (!answer.ok) return answer;
  const { broadcastAudience7, broadcastAudience28 } = answer.value.totals;
  return ok({ week: broadcastAudience7 ?? 0, month: broadcastAudience28 ?? 0 });
}
