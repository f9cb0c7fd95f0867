import { type MediaChapter, trackChapters } from '@sintonia/player/chapters';
import { MediaHeartbeat } from '@sintonia/tag/playback';
import type { FakeClock } from './fake-clock.ts';

/** Browsers report the position of playing media about four times a second; in a hidden tab once a second. */
const POLL_INTERVAL_MS = 250;
const HIDDEN_POLL_INTERVAL_MS = 1000;

export interface SimulatedPlayerOptions {
  heartbeat: MediaHeartbeat;
  chapters: readonly MediaChapter[];
  clock: FakeClock;
  positionS: () => number;
}

type PlayerListener = Parameters<typeof trackChapters>[2];

export interface SimulatedPlayer {
  on: PlayerListener;
  /** Content plays for this many seconds from now: finds the chapters that begin and end meanwhile. */
  expectChapters(forS: number, isHidden: boolean): void;
  /** The position is reported, as when playback stops. */
  reportPosition(): void;
}

/** Events of the player, with those of chapters from its real tracker (V-05), as calls of the playback session. */
export function createSimulatedPlayer({
  heartbeat,
  chapters,
  clock,
  positionS,
}: SimulatedPlayerOptions): SimulatedPlayer {
  const { Event } = MediaHeartbeat;
  const emit: PlayerListener = (event) => {
    switch (event.type) {
      case 'play':
        return heartbeat.trackPlay();
      case 'pause':
        return heartbeat.trackPause();
      case 'ended':
        return heartbeat.trackComplete();
      case 'seekStart':
      case 'seekComplete':
      case 'bufferStart':
      case 'bufferComplete':
      case 'chapterComplete':
      case 'chapterSkip':
        return heartbeat.trackEvent(event.type);
      case 'chapterStart': {
        const { title, position, lengthS, startS } = event.chapter;
        const opened = MediaHeartbeat.createChapterObject(title, position, lengthS, startS);
        return heartbeat.trackEvent(Event.ChapterStart, opened);
      }
    }
  };
  const tracker = trackChapters(chapters, positionS, emit);
  return {
    on: tracker.onEvent,
    reportPosition: tracker.onMove,
    expectChapters(forS, isHidden) {
      const fromS = positionS();
      const everyMs = isHidden ? HIDDEN_POLL_INTERVAL_MS : POLL_INTERVAL_MS;
      const bordersS = new Set(chapters.flatMap(({ startS, lengthS }) => [startS, startS + lengthS]));
      for (const borderS of bordersS) {
        const seenMs = Math.ceil(((borderS - fromS) * 1000) / everyMs) * everyMs;
        if (borderS > fromS && seenMs < forS * 1000) clock.after(seenMs, tracker.onMove);
      }
    },
  };
}
