import { useEffect, useEffectEvent } from 'react';
import type { PlayerEvent } from '../events/player-events.ts';
import { programmeAt, type ScheduledProgramme } from './scheduled-programme.ts';

interface OnAir {
  /** Broadcast time of what plays, ms epoch; null or undefined on demand. */
  atMs: number | null | undefined;
  schedule: readonly ScheduledProgramme[];
  isPlaying: boolean;
  emit: (event: PlayerEvent) => void;
}

/**
 * Title of the playing programme, live or rewound (W-15); each change is emitted as timed metadata (M-01).
 *
 * @returns undefined on demand and in a gap of the schedule
 */
export function useOnAirTitle({ atMs, schedule, isPlaying, emit }: OnAir): string | undefined {
  const title = atMs ? programmeAt(schedule, atMs)?.title : undefined;
  const changed = useEffectEvent((value: string) => emit({ type: 'timedMetadata', value }));
  useEffect(() => {
    if (isPlaying && title) changed(title);
  }, [isPlaying, title]);
  return title;
}
