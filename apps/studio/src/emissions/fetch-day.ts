import { ok } from '@sintonia/contracts';
import type { Answered } from '../api/request.ts';
import type { Minutes } from '../broadcasts/broadcast-figures.ts';
import type { Broadcast, Scope } from '../broadcasts/broadcast-scope.ts';
import { type Audiences, fetchAudiences } from '../broadcasts/fetch-audiences.ts';
import { fetchBroadcasts, fetchMinutes } from '../broadcasts/fetch-broadcasts.ts';
import { shiftDays } from '../period/civil-day.ts';

/** Broadcasts of a channel in a range, with their audience. */
interface Aired {
  broadcasts: Broadcast[];
  audiences: Audiences;
  minutes: Minutes;
}

export interface DayAnswer extends Aired {
  scope: Scope;
  weekBefore: Aired;
  fromMs: number;
  toMs: number;
  /** Time of the request: later events of the day are unknown. */
  atMs: number;
}

async function fetchAired(scope: Scope, fromMs: number, toMs: number, signal: AbortSignal): Answered<Aired> {
  const [aired, minutes] = await Promise.all([
    fetchWithAudiences(scope, fromMs, toMs, signal),
    fetchMinutes(scope, fromMs, toMs, signal),
  ]);
  if (!aired.ok) return aired;
  if (!minutes.ok) return minutes;
  return ok({ ...aired.value, minutes: minutes.value });
}

async function fetchWithAudiences(
  scope: Scope,
  fromMs: number,
  toMs: number,
  signal: AbortSignal,
): Answered<Omit<Aired, 'minutes'>> {
  const broadcasts = await fetchBroadcasts(scope.channel, fromMs, toMs, signal);
  if (!broadcasts.ok) return broadcasts;
  const audiences = await fetchAudiences(scope, broadcasts.value, signal);
  return audiences.ok ? ok({ broadcasts: broadcasts.value, audiences: audiences.value }) : audiences;
}

export async function fetchDay(scope: Scope, fromMs: number, toMs: number, signal: AbortSignal): Answered<DayAnswer> {
  const atMs = Date.now();
  const back = (ms: number) => shiftDays(new Date(ms), -WEEK, scope.timeZone).getTime();
  const [aired, weekBefore] = await Promise.all([
    fetchAired(scope, fromMs, toMs, signal),
    fetchAired(scope, back(fromMs), back(toMs), signal),
  ]);
  if (!aired.ok) return aired;
  if (!weekBefore.ok) return weekBefore;
  return ok({ ...aired.value, scope, weekBefore: weekBefore.value, fromMs, toMs, atMs });
}

export const WEEK = 7;
