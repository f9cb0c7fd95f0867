import type { Ad, AdBreak } from '../ads/ad-facts.ts';
import type { QualityReading } from '../engine/media-engine.ts';
import type { NumberedChapter, PlayerEvent, PlayerEventType } from '../events/player-events.ts';

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
  timedMetadata(value: string): void;
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
export interface StartMeasuring {
  (readings: PlayerReadings): Promise<MeasuredSession | null>;
  /** Absent where nobody is asked. */
  readonly consent?: MeasuringConsent;
}

/** Whether the visitor lets playback be measured (C-03). */
export interface MeasuringConsent {
  isRefused(): boolean;
  /** Calls with each yes (`true`) and no; answers with how to stop it. */
  onChange(listener: (isAllowed: boolean) => void): () => void;
}

/** Feeds one player's events to its own session, in order, whatever other players do (V-07). */
export interface MeasurementAdapter {
  onEvent(event: PlayerEvent): void;
}

/** After these content does not move until the next `play`. */
const STOPPING: ReadonlySet<PlayerEventType> = new Set([
  'pause',
  'seekStart',
  'bufferStart',
  'adBreakStart',
  'ended',
  'unload',
]);
const LEAVING_CHAPTER: ReadonlySet<PlayerEventType> = new Set(['chapterComplete', 'chapterSkip', 'ended', 'unload']);

/**
 * Ties one player to the measuring of what it plays.
 *
 * A session opens at `load` and closes at `ended` or `unload`; a replay opens a new one. Calls made while the
 * measuring code is still loading wait for it in order. A failure to load it is nobody's concern but the log's.
 *
 * C-03: nothing is loaded or called while the visitor refuses. A refusal closes the session; a yes while content plays
 * opens one that begins there.
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
  const { consent } = start;
  const open = () => {
    if (consent?.isRefused()) return;
    session ??= start(readings).catch((reason: unknown) => {
      console.warn('Playback is not measured:', reason);
      return null;
    });
  };
  let isPlaying = false;
  let chapter: NumberedChapter | null = null;
  /** A replay has no load; nor has content that began under a refusal, and it may be in the middle of a chapter. */
  const play = () => {
    const opened = session ? null : chapter;
    open();
    call((s) => s.play());
    if (opened) call((s) => s.chapterStart(opened));
  };
  const stopListening = consent?.onChange((isAllowed) => {
    if (!isAllowed && session) close((s) => s.end());
    if (isAllowed && !session && isPlaying) play();
  });
  return {
    onEvent(event) {
      const { type } = event;
      if (type === 'play') isPlaying = true;
      else if (STOPPING.has(type)) isPlaying = false;
      if (type === 'chapterStart') ({ chapter } = event);
      else if (LEAVING_CHAPTER.has(type)) chapter = null;
      switch (type) {
        case 'load':
          return open();
        case 'play':
          return play();
        case 'ended':
          return close((s) => s.complete());
        case 'unload':
          stopListening?.();
          return close((s) => s.end());
        case 'timedMetadata':
          return call((s) => s.timedMetadata(event.value));
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
          if (!event.isFatal) return;
          isPlaying = false;
          return close((s) => s.end());
        default:
          return call((s) => s[type]());
      }
    },
  };
}
