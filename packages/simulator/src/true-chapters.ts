import type { MediaChapter } from '@sintonia/player/chapters';

/** Content that moved from one second to another, or a jump after it had begun to play. */
export type Stretch = { fromS: number; toS: number } | { jumpToS: number };

/** What truly happened with the chapters of one playback session. */
export interface ChapterTruth {
  /** How many times a chapter was entered, also by a jump. */
  starts: number;
  /** Chapters among those that were played to their end. */
  completes: number;
  /** Seconds in which content advanced within chapters. */
  playedS: number;
}

/** @param route in order @param chapters in order, without overlaps */
export function trueChapters(chapters: readonly MediaChapter[], route: readonly Stretch[]): ChapterTruth {
  const truth = { starts: 0, completes: 0, playedS: 0 };
  let open: MediaChapter | null = null;
  const enter = (chapter: MediaChapter | null) => {
    if (chapter && chapter !== open) truth.starts += 1;
    open = chapter;
  };
  for (const stretch of route) {
    if ('jumpToS' in stretch) {
      enter(chapterAt(chapters, stretch.jumpToS));
      continue;
    }
    const { fromS, toS } = stretch;
    enter(chapterAt(chapters, fromS));
    for (const chapter of chapters) {
      const endS = chapter.startS + chapter.lengthS;
      const playedS = Math.min(toS, endS) - Math.max(fromS, chapter.startS);
      if (playedS <= 0) continue;
      truth.playedS += playedS;
      enter(chapter);
      if (toS < endS) continue;
      truth.completes += 1;
      enter(chapterAt(chapters, endS)); // the next begins where this one ends
    }
    enter(chapterAt(chapters, toS));
  }
  return truth;
}

const chapterAt = (chapters: readonly MediaChapter[], atS: number): MediaChapter | null =>
  chapters.find(({ startS, lengthS }) => atS >= startS && atS < startS + lengthS) ?? null;
