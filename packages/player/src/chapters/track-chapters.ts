import type { PlayerEvent, PlayerListener } from '../events/player-events.ts';
import { chapterMoves, type MediaChapter } from './chapter-moves.ts';

export type { MediaChapter } from './chapter-moves.ts';

/** Longest jump that is not a seek, in seconds: hls.js skips gaps, also just before the end. */
const STEP_S = 1;

export interface ChapterTracker {
  /** Passes a player event on, with the chapter events before and after it. */
  onEvent: PlayerListener;
  /** The playhead has moved. */
  onMove(): void;
}

/**
 * Adds chapter events to player events (V-05).
 *
 * The first chapter starts when content first moves, the open one completes before the end of the content, and nothing
 * is reported during a seek: § 4 allows chapters only inside a session. A session that is unloaded or fails closes its
 * chapter without an event.
 */
export function trackChapters(
  chapters: readonly MediaChapter[],
  positionS: () => number,
  emit: PlayerListener,
): ChapterTracker {
  let isPlaying = false;
  let isSeeking = false;
  let open: number | null = null;
  /** Last known playhead outside a seek. */
  let seenS = 0;

  const move = (isAfterSeek = false) => {
    if (!isPlaying || isSeeking) return;
    const atS = positionS();
    const isJump = isAfterSeek && Math.abs(atS - seenS) > STEP_S;
    const moves = chapterMoves(chapters, open, { positionS: atS, isJump });
    seenS = atS;
    open = moves.open;
    if (moves.leave === 'complete') emit({ type: 'chapterComplete' });
    if (moves.leave === 'skip') emit({ type: 'chapterSkip' });
    const entered = moves.enter === null ? undefined : chapters[moves.enter];
    if (entered) emit({ type: 'chapterStart', chapter: { ...entered, position: Number(moves.enter) + 1 } });
  };
  const close = () => {
    isPlaying = isSeeking = false;
    open = null;
  };

  return {
    onMove: () => move(),
    onEvent(event: PlayerEvent) {
      if (event.type === 'seekStart') isSeeking = true;
      if (event.type === 'ended' && open !== null) emit({ type: 'chapterComplete' });
      if (event.type === 'ended' || event.type === 'unload' || (event.type === 'error' && event.isFatal)) close();
      emit(event);
      if (event.type === 'seekComplete') {
        isSeeking = false;
        move(true);
      }
      if (event.type === 'play') {
        isPlaying = true;
        move();
      }
    },
  };
}
