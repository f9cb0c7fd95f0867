import type { RefObject } from 'react';
import type { PlayerCommand } from './controls/keyboard.ts';
import { clamped, timelineOf } from './controls/timeline.ts';
import { programmeAt, type ScheduledProgramme } from './live/scheduled-programme.ts';
import type { ElementReading, PlayerPhase } from './use-player.ts';

/** Something that a visitor has put to use, once each time: going back in a live signal, subtitles, the television. */
export type PlayerFeature = 'dvr' | 'subtitles' | 'tv';

interface Commanded {
  element: RefObject<HTMLMediaElement | null>;
  phase: PlayerPhase;
  reading: ElementReading;
  schedule: readonly ScheduledProgramme[];
  play: () => Promise<void>;
  subtitles: { toggle(): void };
  fullscreen: { toggle(): void };
  onFeature: ((feature: PlayerFeature) => void) | undefined;
}

/** What the controls, the keys and the system's media keys ask for, done. */
export function commandsOf(commanded: Commanded): (command: PlayerCommand) => void {
  const { element, phase, reading, schedule, play, subtitles, fullscreen, onFeature } = commanded;
  return (command) => {
    const media = element.current;
    if (!media) return;
    const { live } = reading;
    const { startS, endS } = timelineOf(reading);
    const seekAt = (positionS: number) => {
      const from = media.currentTime;
      media.currentTime = clamped(positionS, startS, endS);
      if (live && media.currentTime < from) onFeature?.('dvr');
    };
    switch (command.do) {
      case 'toggle':
        return phase === 'ready' && !media.paused ? media.pause() : void play();
      case 'seekBy':
        return seekAt(media.currentTime + command.seconds);
      case 'seekTo':
        return seekAt(startS + command.part * (endS - startS));
      case 'goLive':
        seekAt(endS);
        return void play();
      case 'fromStart': {
        const atMs = live?.dateAt(media.currentTime);
        const programme = atMs ? programmeAt(schedule, atMs) : null;
        return seekAt((programme && live?.positionAt(programme.startsAtMs)) ?? startS);
      }
      case 'volumeBy':
        media.volume = clamped(media.volume + command.step, 0, 1);
        media.muted = false;
        return;
      case 'mute':
        media.muted = !media.muted;
        return;
      case 'subtitles':
        subtitles.toggle();
        return onFeature?.('subtitles');
      case 'fullscreen':
        return fullscreen.toggle();
    }
  };
}
