/** Curve of a broadcast on air, up to this second. Pure. */
import { MINUTE_MS, type StudioBroadcasts } from '@sintonia/contracts';
import { type Minutes, minuteValues, type Peak, peakOf } from '../broadcasts/broadcast-figures.ts';

interface OnAirCurve {
  /** Highest second of each minute so far. */
  values: number[];
  /** Minutes of the whole broadcast. */
  length: number;
  peak: Peak | null;
}

/** @param viewers of the live stream now: the current minute has at least as many */
export function onAirCurve(
  { startsAt, endsAt }: Pick<StudioBroadcasts[number], 'startsAt' | 'endsAt'>,
  stored: Minutes,
  viewers: number,
  nowMs: number,
): OnAirCurve {
  const [startMs, endMs] = [Date.parse(startsAt), Date.parse(endsAt)];
  const untilMs = Math.min(nowMs + 1, endMs);
  const minute = Math.floor((untilMs - 1) / MINUTE_MS);
  const isOver = nowMs >= endMs;
  const minutes = isOver ? stored : new Map([...stored, [minute, Math.max(stored.get(minute) ?? 0, viewers)] as const]);
  return {
    values: minuteValues(minutes, startMs, untilMs),
    length: Math.ceil(endMs / MINUTE_MS) - Math.floor(startMs / MINUTE_MS),
    peak: peakOf(minutes, startMs, untilMs),
  };
}
