/** Chapters begin on the whole second in which their first sentence begins; the first one at 0. */
import type { ClipText } from '../texts/clip-text.ts';
import type { Cue } from './narration.ts';

export interface Chapter {
  title: string;
  startS: number;
  lengthS: number;
}

export function chaptersOf(text: ClipText, cues: readonly Cue[]): Chapter[] {
  const starts = text.chapters.map(({ sentence }, index) =>
    index === 0 ? 0 : Math.floor(cues[sentence]?.startS ?? 0),
  );
  return text.chapters.map(({ title }, index) => {
    const startS = starts[index] ?? 0;
    return { title, startS, lengthS: (starts[index + 1] ?? text.lengthS) - startS };
  });
}
