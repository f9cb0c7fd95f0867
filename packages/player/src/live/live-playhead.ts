import { DAY_S } from '@sintonia/wire/durations';

/** Length of a live medium on the wire, in seconds: the day in which its playhead counts (`hb-live`). */
export const LIVE_LENGTH_S = DAY_S;

/** Seconds since midnight in the broadcaster's zone. */
export function secondOfDay(atMs: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
    .formatToParts(atMs)
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => Number(value));
  return parts.reduce((sum, part) => sum * 60 + part, 0);
}

/**
 * Playhead of a live session: broadcast time of what plays, in seconds of the broadcaster's day (reference wire,
 * `hb-live`).
 *
 * Playback past midnight counts beyond the day, because a playhead that fell to 0 would look like a seek; after a
 * rewind over midnight it counts from the previous midnight.
 */
export function livePlayhead(timeZone: string): (atMs: number) => number {
  let midnightMs: number | null = null;
  return (atMs) => {
    if (midnightMs === null || atMs < midnightMs)
      midnightMs = Math.floor(atMs / 1000) * 1000 - secondOfDay(atMs, timeZone) * 1000;
    return (atMs - midnightMs) / 1000;
  };
}
