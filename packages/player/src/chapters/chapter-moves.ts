/** A part of a medium that has a name. */
export interface MediaChapter {
  title: string;
  /** Seconds from the start of the medium. */
  startS: number;
  lengthS: number;
}

/** What the playhead's way means for the chapters: leaves the open one, then enters another. */
export interface ChapterMoves {
  leave: 'complete' | 'skip' | null;
  /** Index of the chapter that begins, or null. */
  enter: number | null;
  /** Index of the chapter that is open afterwards, or null. */
  open: number | null;
}

/**
 * The chapter at a position, or null between chapters. Where two overlap the later one counts.
 *
 * @param positionS seconds from the start of the medium
 */
export function chapterAt(chapters: readonly MediaChapter[], positionS: number): number | null {
  const index = chapters.findLastIndex(({ startS, lengthS }) => positionS >= startS && positionS < startS + lengthS);
  return index < 0 ? null : index;
}

/**
 * What happens to the chapters when the playhead comes to a position (V-05).
 *
 * Whoever played to the end of a chapter has completed it, whoever jumped out of it has skipped it; a jump inside
 * the open chapter leaves it open.
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
