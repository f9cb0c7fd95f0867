/** A named part of a medium. */
export interface MediaChapter {
  title: string;
  /** Seconds from the start of the medium. */
  startS: number;
  lengthS: number;
}

/** Effect of a playhead move on chapters: leaves the open one, then enters another. */
export interface ChapterMoves {
  leave: 'complete' | 'skip' | null;
  /** Index of the chapter that starts, or null. */
  enter: number | null;
  /** Index of the chapter that is open afterwards, or null. */
  open: number | null;
}

/**
 * The chapter at a position, or null between chapters. Of two overlapping ones the later counts.
 *
 * @param positionS seconds from the start of the medium
 */
export function chapterAt(chapters: readonly MediaChapter[], positionS: number): number | null {
  const index = chapters.findLastIndex(({ startS, lengthS }) => positionS >= startS && positionS < startS + lengthS);
  return index < 0 ? null : index;
}

/**
 * Chapter changes when the playhead comes to a position (V-05).
 *
 * Playing to the end of a chapter completes it, seeking out of it skips it; a seek within the open chapter leaves it
 * open.
 */
export function chapterMoves(
  chapters: readonly MediaChapter[],
  open: number | null,
  to: { positionS: number; isJump: boolean },
): ChapterMoves {
  const now = chapterAt(chapters, to.positionS);
  if (now === open) return { leave: null, enter: null, open };
  const leave = open === null ? null : to.isJump ? 'skip' : 'complete';
  return { leave, enter: now, open: now };
}
