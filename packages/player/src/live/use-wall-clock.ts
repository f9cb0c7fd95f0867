import { useEffect, useEffectEvent } from 'react';
import type { ElementReading } from '../use-player.ts';

/**
 * Tells the page when what is played was broadcast, by the second (W-15): live, paused or rewound. The page's titles
 * follow it, not the clock on the wall.
 */
export function useWallClock(
  { live, positionS }: Pick<ElementReading, 'live' | 'positionS'>,
  notify: ((atMs: number) => void) | undefined,
): void {
  const atMs = live?.dateAt(positionS) ?? null;
  // Media time is in microseconds: the very beginning of a programme must not be the end of the one before.
  const second = atMs === null ? null : Math.floor(Math.round(atMs) / 1000);
  const notified = useEffectEvent((s: number) => notify?.(s * 1000));
  useEffect(() => {
    if (second !== null) notified(second);
  }, [second]);
}
