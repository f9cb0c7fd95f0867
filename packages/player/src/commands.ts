import type { RefObject } from 'react';
import type { PanelName, PlayerCommand } from './controls/keyboard.ts';
import { clamped, timelineOf } from './controls/timeline.ts';
import type { ElementReading } from './element-reading.ts';
import { programmeAt, type ScheduledProgramme } from './live/scheduled-programme.ts';
import { isLiveStream, type PlayerMedia } from './player-media.ts';
import { RATES } from './settings/rates.ts';
import type { PlayerPhase } from './use-player.ts';

/** A feature that a visitor uses: rewinding a live signal, subtitles, casting to a television. */
export type PlayerFeature = 'dvr' | 'subtitles' | 'tv';

interface CommandContext {
  element: RefObject<HTMLMediaElement | null>;
  media: PlayerMedia;
  phase: PlayerPhase;
  reading: ElementReading;
  schedule: readonly ScheduledProgramme[];
  play: () => Promise<void>;
  /** Null when the medium has none. */
  toggleSubtitles: (() => void) | null;
  fullscreen: { toggle(): void };
  pictureInPicture: { isPossible: boolean; toggle(): void };
  goNext: (() => void) | null;
  open: (panel: PanelName) => void;
  onFeature: (feature: PlayerFeature) => void;
}

/** Performs the commands of controls, keys and the system's media keys. */
export function commandsOf(context: CommandContext): (command: PlayerCommand) => void {
  const { element, media, phase, reading, schedule, play, onFeature } = context;
  return (command) => {
    const target = element.current;
    if (!target) return;
    const { live } = reading;
    const hasMedia = phase === 'ready' || phase === 'loading'; // during loading an ad may already play
    const { startS, endS } = timelineOf(reading);
    const seekAt = (positionS: number) => {
      if (media.stream === 'linear') return;
      const from = target.currentTime;
      target.currentTime = clamped(positionS, startS, endS);
      if (live && target.currentTime < from) onFeature('dvr');
    };
    switch (command.do) {
      case 'toggle':
        if (hasMedia && !target.paused) return target.pause();
        if (media.stream === 'linear' && live) target.currentTime = endS; // a linear channel resumes at its live edge
        return void play();
      case 'seekBy':
        return seekAt(target.currentTime + command.seconds);
      case 'seekTo':
        return seekAt(startS + command.part * (endS - startS));
      case 'goLive':
        seekAt(endS);
        return void play();
      case 'fromStart': {
        const atMs = live?.dateAt(target.currentTime);
        const programme = atMs ? programmeAt(schedule, atMs) : null;
        return seekAt((programme && live?.positionAt(programme.startsAtMs)) ?? startS);
      }
      case 'volumeBy':
        target.volume = clamped(target.volume + command.step, 0, 1);
        target.muted = false;
        return;
      case 'mute':
        target.muted = !target.muted;
        return;
      case 'rateBy':
        if (isLiveStream(media.stream)) return;
        target.playbackRate = RATES[RATES.indexOf(target.playbackRate) + command.step] ?? target.playbackRate;
        return;
      case 'subtitles':
        return context.toggleSubtitles?.();
      case 'fullscreen':
        return context.fullscreen.toggle();
      case 'pictureInPicture':
        return context.pictureInPicture.isPossible ? context.pictureInPicture.toggle() : undefined;
      case 'next':
        return context.goNext?.();
      case 'open':
        return context.open(command.panel);
    }
  };
}
