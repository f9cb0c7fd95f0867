/** One sentence of a transcript, from the subtitles. */
export interface TranscriptCue {
  startS: number;
  endS: number;
  text: string;
}

/** The sentence that is being said, or was said last; null before the first. */
export function cueAt(cues: readonly TranscriptCue[], positionS: number): number | null {
  const index = cues.findLastIndex(({ startS }) => startS <= positionS);
  return index < 0 ? null : index;
}

/** Capitals and accents aside, as people type when they look for something; l·l, ŀl and ll are one. */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|[·‧]/gu, '')
    .replaceAll('ŀ', 'l')
    .toLowerCase();

/** The sentences that have a text in them, by their place; all of them for an empty search. */
export function cuesWith(cues: readonly TranscriptCue[], wanted: string): number[] {
  const sought = searchable(wanted.trim());
  return cues.flatMap(({ text }, index) => (searchable(text).includes(sought) ? [index] : []));
}
