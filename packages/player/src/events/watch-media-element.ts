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
 * the first movement after it is said anew.
 */
export function watchMediaElement(media: WatchedMedia, say: PlayerListener): () => void {
  let hasStarted = false;
  let isMoving = false;
  let isBuffering = false;
  let isSeeking = false;

  const bufferingIsOver = () => {
    if (isBuffering) say({ type: 'bufferComplete' });
    isBuffering = false;
  };
  const moves = () => {
    if (media.paused || media.seeking) return;
    bufferingIsOver();
    if (!isMoving) say({ type: 'play' });
    hasStarted = isMoving = true;
  };
  const rests = () => {
    bufferingIsOver();
    if (isMoving) say({ type: 'pause' });
    isMoving = false;
  };

  const heard: Record<string, () => void> = {
    playing: moves,
    waiting: () => {
      if (!hasStarted || isSeeking || isBuffering || media.seeking || media.paused) return;
      isBuffering = true;
      say({ type: 'bufferStart' });
    },
    pause: () => {
      if (!hasStarted || media.ended || isSeeking) return;
      rests();
    },
    interrupted: () => {
      if (isSeeking) say({ type: 'seekComplete' });
      bufferingIsOver();
      isMoving = isSeeking = false;
    },
    seeking: () => {
      if (!hasStarted || isSeeking) return;
      bufferingIsOver();
      isSeeking = true;
      say({ type: 'seekStart' });
    },
    seeked: () => {
      if (!isSeeking || media.seeking) return;
      isSeeking = false;
      say({ type: 'seekComplete' });
      if (media.paused && !media.ended) rests();
    },
    ended: () => {
      if (!hasStarted) return;
      bufferingIsOver();
      hasStarted = isMoving = isSeeking = false;
      say({ type: 'ended' });
    },
  };
  for (const [name, listener] of Object.entries(heard)) media.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(heard)) media.removeEventListener(name, listener);
  };
}
