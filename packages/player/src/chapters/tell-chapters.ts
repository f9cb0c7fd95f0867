import type { PlayerEvent, PlayerListener } from '../events/player-events.ts';
import { chapterMoves, type MediaChapter } from './chapter-moves.ts';

export interface ChapterTeller {
  /** Passes a player event on, with what it means for the chapters told at its place. */
  hear: PlayerListener;
  /** The playhead has moved on. */
  look(): void;
}

/**
 * Adds the chapters to what a player says (V-05).
 *
 * The first chapter begins when content first moves, the open one is completed before the end of the content, and
 * while a seek is under way nobody looks: § 4 knows chapters only inside a session. A session that closes otherwise
 * takes its chapter with it.
 */
export function tellChapters(
  chapters: readonly MediaChapter[],
  positionS: () => number,
  say: PlayerListener,
): ChapterTeller {
  let isPlaying = false;
  let isSeeking = false;
  let open: number | null = null;

  const move = (isJump: boolean) => {
    if (!isPlaying) return;
    const moves = chapterMoves(chapters, open, { positionS: positionS(), isJump });
    open = moves.open;
    if (moves.leave === 'complete') say({ type: 'chapterComplete' });
    if (moves.leave === 'skip') say({ type: 'chapterSkip' });
    const entered = moves.enter === null ? undefined : chapters[moves.enter];
    if (entered) say({ type: 'chapterStart', chapter: { ...entered, position: Number(moves.enter) + 1 } });
  };
  const close = () => {
    isPlaying = isSeeking = false;
    open = null;
  };

  return {
    look: () => {
      if (!isSeeking) move(false);
    },
    hear(event: PlayerEvent) {
      if (event.type === 'seekStart') isSeeking = true;
      if (event.type === 'ended' && open !== null) say({ type: 'chapterComplete' });
      if (event.type === 'ended' || event.type === 'unload' || (event.type === 'error' && event.isFatal)) close();
      say(event);
      if (event.type === 'seekComplete') {
        isSeeking = false;
        move(true);
      }
      if (event.type === 'play') {
        isPlaying = true;
        if (!isSeeking) move(false);
      }
    },
  };
}
