import { useEffect, useEffectEvent, useState } from 'react';
import type { PlayerCommand } from '../controls/keyboard.ts';
import { partOf, timelineOf } from '../controls/timeline.ts';
import type { ElementReading } from '../element-reading.ts';

interface Watching {
  reading: ElementReading;
  play: () => Promise<void>;
  obey: (command: PlayerCommand) => void;
}

/**
 * Plays a live signal from a past time (V-04, ms epoch). If it has not started, it starts and seeks as soon as the
 * window is known; a time before the window becomes its start.
 */
export function useWatchFrom({ reading, play, obey }: Watching): (atMs: number) => void {
  const [wantedMs, setWantedMs] = useState<number | null>(null);
  const isKnown = reading.live !== null;
  const go = useEffectEvent((atMs: number) => {
    const timeline = timelineOf(reading);
    obey({ do: 'seekTo', part: partOf(timeline, reading.live?.positionAt(atMs) ?? timeline.startS) });
    setWantedMs(null);
  });
  useEffect(() => {
    if (wantedMs !== null && isKnown) go(wantedMs);
  }, [wantedMs, isKnown]);
  return (atMs) => {
    setWantedMs(atMs);
    void play();
  };
}
