/** The minute at which a channel's live audience peaked, counted second by second from raw events. */
import { HOUR_MS, MINUTE_MS } from '@sintonia/wire/durations';
import { type Scope, watchedSeconds } from '../../apps/server/src/reports/recount/testing/recount-analyses.ts';
import { rawRows } from './raw-events.ts';

/** A viewing of the broadcast may have begun so long before. */
const BEGUN_MS = 6 * HOUR_MS;

/** Null without an audience. Of several highest minutes, the first. */
export async function countedPeak(
  origin: string,
  cookie: string,
  { suite, channel, fromMs, toMs }: { suite: string; channel: string; fromMs: number; toMs: number },
): Promise<{ atMs: number; value: number } | null> {
  const raw = await rawRows(origin, cookie, { suite, fromMs: fromMs - BEGUN_MS, toMs: toMs + BEGUN_MS });
  const filter: Scope['filter'] = {
    all: [
      { is: 'equals', dimension: 'playbackChannel', value: channel },
      { is: 'in', dimension: 'streamKind', values: ['live', 'linear'] },
    ],
  };
  const scope = { suite, fromMs, toMs, timeZone: 'Europe/Madrid', nowMs: Date.now(), filter };
  const minutes = new Map<number, number>();
  for (const [second, { sessions }] of watchedSeconds(raw, scope)) {
    const minute = Math.floor((second * 1000) / MINUTE_MS);
    minutes.set(minute, Math.max(minutes.get(minute) ?? 0, sessions.size));
  }
  let peak: { atMs: number; value: number } | null = null;
  for (const [minute, value] of [...minutes].sort(([one], [other]) => one - other))
    if (value > (peak?.value ?? 0)) peak = { atMs: minute * MINUTE_MS, value };
  return peak;
}
