import { useEffect, useEffectEvent } from 'react';
import type { ElementReading } from '../element-reading.ts';

/**
 * Calls the page every second with the broadcast time of what plays (W-15): live, paused or rewound. Titles follow it,
 * not the wall clock.
 */
export function useWallClock(
  { live, positionS }: Pick<ElementReading, 'live' | 'positionS'>,
  notify: ((atMs: number) => void) | undefined,
): void {
  const atMs = live?.dateAt(positionS) ?? null;
  // Media time is in microseconds: the start of a programme must not round to the end of the previous one.
  const second = atMs === null ? null : Math.floor(Math.round(atMs) / 1000);
  const notified = useEffectEvent((s: number) => notify?.(s * 1000));
  useEffect(() => {
    if (second !== null) notified(second);
  }, [second]);
}
