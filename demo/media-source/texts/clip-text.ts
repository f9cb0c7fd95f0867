/** What one clip says and how it is named: written by hand, spoken by espeak-ng, printed as WebVTT. */
import type { BedName } from '../sound/beds.ts';

export interface Voice {
  /** espeak-ng voice with its variant: `ca`, `ca+f2`. */
  name: string;
  /** Words a minute, as espeak-ng counts them. */
  speed: number;
  /** 0 to 99. */
  pitch: number;
}

export interface ClipText {
  id: string;
  kind: 'video' | 'audio';
  title: string;
  /** Seconds; a multiple of the 4 s segment, except for advertisements. */
  lengthS: number;
  bed: BedName;
  voice: Voice;
  /** One cue each. Empty where nobody speaks. */
  sentences: readonly string[];
  /** `sentence` is the index of the sentence with which the chapter begins; the first begins at 0 s. */
  chapters: readonly { title: string; sentence: number }[];
  /** Seconds of picture or music before the first word. */
  leadS: number;
  /** Loops have to join their own beginning without a seam. */
  isLoop: boolean;
  hasSubtitles: boolean;
  /** CRF points added where much moves all the time and the eye does not stop at edges. */
  coarserCrf: number;
}

/** A narrated clip; what most clips have in common is filled in. */
export function clipText(
  text: Pick<ClipText, 'id' | 'title' | 'lengthS' | 'bed' | 'voice' | 'sentences' | 'chapters'> & Partial<ClipText>,
): ClipText {
  return { kind: 'video', leadS: 1.2, isLoop: false, coarserCrf: 0, hasSubtitles: text.sentences.length > 0, ...text };
}

/** Stills for the bar: of what is watched on demand. Loops are watched live, and nobody looks for a place in an ad. */
export const hasThumbnails = ({ kind, chapters }: ClipText): boolean => kind === 'video' && chapters.length > 0;
