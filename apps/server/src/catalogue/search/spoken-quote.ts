/** W-07: finds where the searched words are spoken in a clip. Pure. */
import type { SpokenQuote, TranscriptCue } from '@sintonia/contracts';
import { markHits } from './mark-hits.ts';
import { searchWords } from './search-words.ts';

/**
 * The cue with the most searched words, the first of several; null if there is none. Cues are in order of time.
 * @param keys of the searched words
 */
export function spokenQuote(cues: readonly TranscriptCue[], keys: ReadonlySet<string>): SpokenQuote | null {
  let best: TranscriptCue | null = null;
  let most = 0;
  for (const cue of cues) {
    const output = new Set(searchWords(cue.text).flatMap((word) => word.keys.find((key) => keys.has(key)) ?? []));
    if (output.size > most) [best, most] = [cue, output.size];
  }
  if (!best) return null;
  return { atS: Math.floor(best.startS), text: markHits(best.text, keys) };
}
