/** Timing of each sentence of a clip. */
import type { ClipText } from '../texts/clip-text.ts';
import { speak } from './speech.ts';
import { RATE, type Wave } from './wave.ts';

export interface Cue {
  startS: number;
  endS: number;
  text: string;
}

export interface Narration {
  cues: readonly Cue[];
  waves: readonly Wave[];
}

/** Silence after the last word, and shortest pause between two sentences, in seconds. */
const TAIL_S = 1;
const MIN_PAUSE_S = 0.25;

/** Speaks the sentences and spreads them evenly over the clip. Throws if the text is too long for it. */
export async function narrate(text: ClipText): Promise<Narration> {
  const waves: Wave[] = [];
  for (const sentence of text.sentences) waves.push(await speak(sentence, text.voice));
  const spokenS = waves.reduce((sum, wave) => sum + wave.length / RATE, 0);
  const pauseS = (text.lengthS - text.leadS - TAIL_S - spokenS) / Math.max(1, waves.length - 1);
  if (waves.length > 1 && pauseS < MIN_PAUSE_S) {
    throw new Error(`${text.id}: ${spokenS.toFixed(1)} s of speech do not fit in ${text.lengthS} s`);
  }
  let atS = text.leadS;
  const cues = waves.map((wave, index) => {
    const cue = { startS: atS, endS: atS + wave.length / RATE, text: text.sentences[index] ?? '' };
    atS = cue.endS + pauseS;
    return cue;
  });
  return { cues, waves };
}
