/** Text and name of one clip: written by hand, spoken by espeak-ng, printed as WebVTT. */
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
  /** One cue each. Empty for a clip without speech. */
  sentences: readonly string[];
  /** `sentence` is the index of the chapter's first sentence; the first chapter begins at 0 s. */
  chapters: readonly { title: string; sentence: number }[];
  /** Seconds of picture or music before the first word. */
  leadS: number;
  /** Loops repeat without a seam. */
  isLoop: boolean;
  hasSubtitles: boolean;
  /** CRF points added for constant motion without sharp edges. */
  coarserCrf: number;
}

/** A narrated clip; common values are filled in. */
export function clipText(
  text: Pick<ClipText, 'id' | 'title' | 'lengthS' | 'bed' | 'voice' | 'sentences' | 'chapters'> & Partial<ClipText>,
): ClipText {
  return { kind: 'video', leadS: 1.2, isLoop: false, coarserCrf: 0, hasSubtitles: text.sentences.length > 0, ...text };
}

/** Preview pictures for clips on demand. Loops are watched live, and ads have no seek bar. */
export const hasThumbnails = ({ kind, chapters }: ClipText): boolean => kind === 'video' && chapters.length > 0;
