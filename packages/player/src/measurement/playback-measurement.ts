import type { Ad, AdBreak } from '../ads/ad-facts.ts';
import type { QualityReading } from '../engine/media-engine.ts';
import type { NumberedChapter, PlayerEvent } from '../events/player-events.ts';

/** What a measuring session may ask the player at any moment. */
export interface PlayerReadings {
  /** Seconds from the start of the content. */
  positionS(): number;
  quality(): QualityReading;
  /** § 3 resumed flag: it began where somebody had left it. */
  isResumed(): boolean;
}

/** One measured session of one medium; the calls of § 4, in the player's words. */
export interface MeasuredSession {
  play(): void;
  pause(): void;
  seekStart(): void;
  seekComplete(): void;
  bufferStart(): void;
  bufferComplete(): void;
  bitrateChange(): void;
  adBreakStart(adBreak: AdBreak): void;
  adBreakComplete(): void;
  adStart(ad: Ad): void;
  adComplete(): void;
  adSkip(): void;
  chapterStart(chapter: NumberedChapter): void;
  chapterComplete(): void;
  chapterSkip(): void;
  error(id: string): void;
  /** The content ended: complete, then the end of the session (M-04). */
  complete(): void;
  /** The player goes away before the end. */
  end(): void;
}

/** Given by the page: begins the measuring of a medium. It may answer later, when the measuring code has loaded. */
export type StartMeasuring = (readings: PlayerReadings) => Promise<MeasuredSession | null>;

/** Feeds one player's events to its own session, in order, whatever other players do (V-07). */
export interface MeasurementAdapter {
  hear(event: PlayerEvent): void;
}

/**
 * Ties one player to the measuring of what it plays.
 *
 * A session opens at `load` and closes at `ended` or `unload`; a replay opens a new one. Calls made while the
 * measuring code is still loading wait for it in order. A failure to load it is nobody's concern but the log's.
 */
export function createMeasurementAdapter(start: StartMeasuring, readings: PlayerReadings): MeasurementAdapter {
  /** The session that is open, or null; all that is called goes through one chain, so order holds across sessions. */
  let session: Promise<MeasuredSession | null> | null = null;
  let chain: Promise<unknown> = Promise.resolve();
  const call = (does: (open: MeasuredSession) => void) => {
    const called = session;
    chain = chain.then(async () => {
      const open = await called;
      if (open) does(open);
    });
  };
  const close = (does: (open: MeasuredSession) => void) => {
    call(does);
    session = null;
  };
  const open = () => {
    session ??= start(readings).catch((reason: unknown) => {
      console.warn('Playback is not measured:', reason);
      return null;
    });
  };
  return {
    hear(event) {
      switch (event.type) {
        case 'load':
          return open();
        case 'play':
          open(); // a replay after the end has no load
          return call((s) => s.play());
        case 'ended':
          return close((s) => s.complete());
        case 'unload':
          return close((s) => s.end());
        case 'chapterStart':
          return call((s) => s.chapterStart(event.chapter));
        case 'adBreakStart':
          return call((s) => s.adBreakStart(event.adBreak));
        case 'adStart':
          return call((s) => s.adStart(event.ad));
        // What an ad goes through is told by the same calls (§ 4): whose it is follows from their place.
        case 'adPlay':
          return call((s) => s.play());
        case 'adPause':
          return call((s) => s.pause());
        case 'adBufferStart':
          return call((s) => s.bufferStart());
        case 'adBufferComplete':
          return call((s) => s.bufferComplete());
        case 'error':
          call((s) => s.error(event.id));
          return event.isFatal ? close((s) => s.end()) : undefined;
        default:
          return call((s) => s[event.type]());
      }
    },
  };
}
