import type { NumberedChapter, PlayerEvent, PlayerEventType } from '../events/player-events.ts';
import type { MeasuredSession, PlayerReadings, StartMeasuring } from './measured-session.ts';

/** Sends one player's events to its own session, in order, independent of other players (V-07). */
export interface MeasurementAdapter {
  onEvent(event: PlayerEvent): void;
}

/** After these, content does not move until the next `play`. */
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
 * Connects one player to the measurement of what it plays.
 *
 * A session opens at `load` and closes at `ended` or `unload`; a replay opens a new one. Calls made while the
 * measurement code loads are queued in order. A failure to load it is only logged.
 *
 * C-03: nothing is loaded or called while the visitor refuses. A refusal closes the session; consent during playback
 * opens one that starts there.
 */
export function createMeasurementAdapter(start: StartMeasuring, readings: PlayerReadings): MeasurementAdapter {
  /** The open session, or null; all calls go through one chain, so that order holds across sessions. */
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
  /**
   * Opens a session without `load`: for a replay, and for content that started without consent and may be inside a
   * chapter.
   */
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
        // Ads use the same calls as content (§ 4): the position in the sequence tells which of them a call is about.
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
