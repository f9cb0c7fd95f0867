import type { PlayerListener } from './player-events.ts';

/** The members of an element that are used here, for its content. */
export type WatchedMedia = Pick<
  HTMLMediaElement,
  'ended' | 'paused' | 'seeking' | 'addEventListener' | 'removeEventListener'
>;

/**
 * Translates a media element's events into player events, until the returned function is called.
 *
 * The element's events repeat and overlap: `waiting` recurs during a stall and inside a seek, `pause` comes just before
 * `ended`, `playing` comes after each of them. Each state is emitted once; a seek absorbs waiting inside it and defers
 * a pause to its end (§ 4 refuses one inside); anything before the first frame is neither stall nor pause but startup
 * time. An ad break interrupts silently, and the first movement after it is emitted again.
 */
export function watchMediaElement(media: WatchedMedia, emit: PlayerListener): () => void {
  let hasStarted = false;
  let isMoving = false;
  let isBuffering = false;
  let isSeeking = false;

  const bufferingIsOver = () => {
    if (isBuffering) emit({ type: 'bufferComplete' });
    isBuffering = false;
  };
  const moves = () => {
    if (media.paused || media.seeking) return;
    bufferingIsOver();
    if (!isMoving) emit({ type: 'play' });
    hasStarted = isMoving = true;
  };
  const rests = () => {
    bufferingIsOver();
    if (isMoving) emit({ type: 'pause' });
    isMoving = false;
  };

  const listeners: Record<string, () => void> = {
    playing: moves,
    waiting: () => {
      if (!hasStarted || isSeeking || isBuffering || media.seeking || media.paused) return;
      isBuffering = true;
      emit({ type: 'bufferStart' });
    },
    pause: () => {
      if (!hasStarted || media.ended || isSeeking) return;
      rests();
    },
    interrupted: () => {
      if (isSeeking) emit({ type: 'seekComplete' });
      bufferingIsOver();
      isMoving = isSeeking = false;
    },
    seeking: () => {
      if (!hasStarted || isSeeking) return;
      bufferingIsOver();
      isSeeking = true;
      emit({ type: 'seekStart' });
    },
    seeked: () => {
      if (!isSeeking || media.seeking) return;
      isSeeking = false;
      emit({ type: 'seekComplete' });
      if (media.paused && !media.ended) rests();
    },
    ended: () => {
      if (!hasStarted) return;
      bufferingIsOver();
      hasStarted = isMoving = isSeeking = false;
      emit({ type: 'ended' });
    },
  };
  for (const [name, listener] of Object.entries(listeners)) media.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) media.removeEventListener(name, listener);
  };
}
