/** Transcripts of clips, from the subtitle files beside the media. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadTranscript, TranscriptCue } from '@sintonia/contracts';
import { remember } from '../memory/remember.ts';
import { parseWebVtt } from './parse-web-vtt.ts';

/** Allowed paths below `/media/`: folders with plain names. */
const SUBTITLES = /^\/media((?:\/[\w-]+)+\.vtt)$/;

/** Transcripts in memory; an hour of speech is some 60 KB. The oldest is evicted first. */
const MAX_STORED = 200;

/** Reads each file once. A path outside the media, or an unreadable file, has no transcript. */
export function createTranscriptReader(mediaDir: string): ReadTranscript {
  const kept = new Map<string, Promise<readonly TranscriptCue[]>>();
  return ({ subtitles }) => {
    const file = SUBTITLES.exec(subtitles[0]?.src ?? '')?.[1];
    if (file === undefined) return Promise.resolve([]);
    const known = kept.get(file);
    if (known) return known;
    const reading = readFile(join(mediaDir, file), 'utf8').then(parseWebVtt, () => []);
    remember(kept, file, reading, MAX_STORED);
    return reading;
  };
}
