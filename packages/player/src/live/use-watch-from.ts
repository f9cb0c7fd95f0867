import { useEffect, useEffectEvent, useState } from 'react';
import type { PlayerCommand } from '../controls/keyboard.ts';
import { partOf, timelineOf } from '../controls/timeline.ts';
import type { ElementReading } from '../element-reading.ts';

interface Watching {
  reading: ElementReading;
  play: () => Promise<void>;
  run: (command: PlayerCommand) => void;
}

/**
 * Plays a live signal from a past time (V-04, ms epoch). If it has not started, it starts and seeks as soon as the
 * window is known; a time before the window becomes its start.
 */
export function useWatchFrom({ reading, play, run }: Watching): (atMs: number) => void {
  const [pendingMs, setPendingMs] = useState<number | null>(null);
  const isKnown = reading.live !== null;
  const go = useEffectEvent((atMs: number) => {
    const timeline = timelineOf(reading);
    run({ do: 'seekTo', part: partOf(timeline, reading.live?.positionAt(atMs) ?? timeline.startS) });
    setPendingMs(null);
  });
  useEffect(() => {
    if (pendingMs !== null && isKnown) go(pendingMs);
  }, [pendingMs, isKnown]);
  return (atMs) => {
    setPendingMs(atMs);
    void play();
  };
}
