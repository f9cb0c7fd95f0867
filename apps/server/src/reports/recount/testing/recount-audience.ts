/** Content time as the audience relation has it, minute by minute. */
import { HOUR_MS } from '@sintonia/contracts';
import type { PlaybackRow } from '../../../stores/events/event-rows.ts';
import { at, isContent } from './heartbeat-values.ts';
import type { Fact, PlaybackScope } from './recount-playback.ts';
import { timeOf } from './recount-time.ts';

/** @property heartbeat the first one that reports the time */
type PlayedSpan = NonNullable<Fact['span']> & { heartbeat: PlaybackRow };

/** Intervals of content, in which each millisecond counts once, cut at hours and at bucket boundaries. */
export function spansOf(heartbeats: readonly PlaybackRow[], scope: PlaybackScope): PlayedSpan[] {
  const output = heartbeats
    .filter((row) => isContent(row) && row.duration_ms > 0)
    .map((heartbeat) => ({ heartbeat, beginMs: at(heartbeat) - heartbeat.duration_ms, endMs: at(heartbeat) }))
    .sort((a, b) => a.beginMs - b.beginMs || (a.heartbeat.event_id < b.heartbeat.event_id ? -1 : 1));
  const union: typeof output = [];
  let untilMs = 0;
  for (const { heartbeat, beginMs, endMs } of output) {
    if (endMs > untilMs) union.push({ heartbeat, beginMs: Math.max(beginMs, untilMs), endMs });
    untilMs = Math.max(untilMs, endMs);
  }
  const partOf = (ms: number) => (scope.granularity === 'total' ? '' : timeOf(ms, scope.granularity, scope.timeZone));
  return union.flatMap(({ heartbeat, beginMs, endMs }) => {
    const pieces: PlayedSpan[] = [];
    let fromMs = Math.max(beginMs, scope.fromMs);
    const toMs = Math.min(endMs, scope.toMs);
    // Bucket boundaries are at whole minutes.
    for (let ms = fromMs; ms < toMs; ) {
      const next = Math.min((Math.floor(ms / 60_000) + 1) * 60_000, toMs);
      if (next === toMs || next % HOUR_MS === 0 || partOf(next) !== partOf(fromMs)) {
        pieces.push({ heartbeat, beginMs: fromMs, endMs: next, windowMs: windowOf(partOf(fromMs), scope) });
        fromMs = next;
      }
      ms = next;
    }
    return pieces;
  });
}

const windows = new Map<string, number>();
/** Length of the period within a bucket, minute by minute. */
function windowOf(part: string, { fromMs, toMs, granularity, timeZone }: PlaybackScope): number {
  if (granularity === 'total') return toMs - fromMs;
  const key = `${part} ${fromMs} ${toMs} ${granularity}`;
  if (!windows.has(key)) {
    const stepMs = granularity === 'minute' ? 60_000 : 1_800_000;
    for (let ms = fromMs; ms < toMs; ) {
      const next = Math.min((Math.floor(ms / stepMs) + 1) * stepMs, toMs);
      const at = `${timeOf(ms, granularity, timeZone)} ${fromMs} ${toMs} ${granularity}`;
      windows.set(at, (windows.get(at) ?? 0) + next - ms);
      ms = next;
    }
  }
  return windows.get(key) ?? Number.NaN;
}
