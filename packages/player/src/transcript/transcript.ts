/** One sentence of a transcript, from the subtitles. */
export interface TranscriptCue {
  startS: number;
  endS: number;
  text: string;
}

/** The current sentence, or the last one; null before the first. */
export function cueAt(cues: readonly TranscriptCue[], positionS: number): number | null {
  const index = cues.findLastIndex(({ startS }) => startS <= positionS);
  return index < 0 ? null : index;
}

/** Normalised for search: ignores capitals and accents; l·l, ŀl and ll are equal. */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|[·‧]/gu, '')
    .replaceAll('ŀ', 'l')
    .toLowerCase();

/** Indexes of the sentences that contain a text; all for an empty search. */
export function cuesWith(cues: readonly TranscriptCue[], query: string): number[] {
  const searched = searchable(query.trim());
  return cues.flatMap(({ text }, index) => (searchable(text).includes(searched) ? [index] : []));
}
