/** Schedules, minutes of a day, and the figures of broadcasts as reports count them. */
import { ConcurrencyAnswer, DAY_MS, type Filter, ok, StudioBroadcasts, StudioChannels } from '@sintonia/contracts';
import { type Answered, ask, get } from '../api/request.ts';
import type { Minutes } from './broadcast-figures.ts';
import { live, minuteOf, onChannel, periodOf, queried, type Scope } from './broadcast-scope.ts';

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

/** Live audience by minute; a range that has not begun has none. */
export async function fetchMinutes(
  scope: Scope,
  fromMs: number,
  toMs: number,
  signal?: AbortSignal,
): Answered<Minutes> {
  const untilMs = Math.min(toMs, Date.now());
  if (untilMs <= fromMs) return ok(new Map());
  const tops = await fetchConcurrency(scope, 'minute', fromMs, untilMs, signal);
  return tops.ok ? ok(new Map(tops.value.points.map(({ at, sessions }) => [minuteOf(at), sessions]))) : tops;
}

/** The live audience from an instant (ms epoch) to the next change. */
export interface AudienceChange {
  atMs: number;
  value: number;
}

/**
 * Live audience by second: the seconds at which it changes. A day of 25 hours, when summer time ends, is requested in
 * parts.
 */
export async function fetchSeconds(
  scope: Scope,
  fromMs: number,
  toMs: number,
  signal?: AbortSignal,
): Answered<AudienceChange[]> {
  const changes: AudienceChange[] = [];
  const untilMs = Math.min(toMs, Date.now());
  for (let partMs = fromMs; partMs < untilMs; partMs += DAY_MS) {
    const answer = await fetchConcurrency(scope, 'second', partMs, Math.min(untilMs, partMs + DAY_MS), signal);
    if (!answer.ok) return answer;
    changes.push({ atMs: partMs, value: 0 });
    for (const { at, sessions } of answer.value.points) changes.push({ atMs: Date.parse(at), value: sessions });
  }
  return ok(changes);
}

function fetchConcurrency(
  { timeZone, channel, ...scope }: Scope,
  per: 'second' | 'minute',
  fromMs: number,
  toMs: number,
  signal?: AbortSignal,
) {
  const period = periodOf(fromMs, toMs, timeZone);
  const filter: Filter = { all: [live, onChannel(channel)] };
  return ask('/api/v1/reports/concurrency', { ...queried(scope), period, per, filter }, ConcurrencyAnswer, signal);
}
