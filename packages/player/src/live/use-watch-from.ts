import { useEffect, useEffectEvent, useState } from 'react';
import type { PlayerCommand } from '../controls/keyboard.ts';
import { partOf, timelineOf } from '../controls/timeline.ts';
import type { ElementReading } from '../use-player.ts';

interface Watching {
  reading: ElementReading;
  play: () => Promise<void>;
  obey: (command: PlayerCommand) => void;
}

/**
 * Plays a live signal from a moment of its past (V-04, ms epoch). A signal that nobody has begun yet is begun, and goes
 * to the moment as soon as it is known how far back it reaches; a moment out of its reach is its beginning.
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
