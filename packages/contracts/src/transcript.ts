import type { Clip } from './catalogue/clip.ts';

/** One sentence of a clip's transcript, from its subtitles. */
export interface TranscriptCue {
  /** Seconds from the start of the clip. */
  startS: number;
  endS: number;
  text: string;
}

/** Transcript of a clip, in the language of its first subtitles; empty without readable ones. */
export type ReadTranscript = (clip: Clip) => Promise<readonly TranscriptCue[]>;
