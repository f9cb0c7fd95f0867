import type { PlayerListener } from './player-events.ts';

/** The part of an element, as its content goes through it, that matters here. */
export type WatchedMedia = Pick<
  HTMLMediaElement,
  'ended' | 'paused' | 'seeking' | 'addEventListener' | 'removeEventListener'
>;

/**
 * Says in player events what a media element goes through, until the returned function is called.
 *
 * The element repeats itself and overlaps: `waiting` comes again during a stall and inside a seek, `pause` comes
 * just before `ended`, `playing` comes after each of them. Each thing is said once, a seek swallows the
 * waiting inside it and puts off a pause to its end (§ 4 refuses one inside), and what happens before the
 * first frame is neither stall nor pause (it is startup time). An ad break interrupts: what goes on stops in silence, and
 * the first movement after it is said again.
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
