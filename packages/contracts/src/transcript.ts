import type { Clip } from './catalogue.ts';

/** One sentence of what is said in a clip, from its subtitles. */
export interface TranscriptCue {
  /** Seconds from the start of the clip. */
  startS: number;
  endS: number;
  text: string;
}

/** What is said in a clip, in the language of its first subtitles; empty when it has none that can be read. */
export type ReadTranscript = (clip: Clip) => Promise<readonly TranscriptCue[]>;
