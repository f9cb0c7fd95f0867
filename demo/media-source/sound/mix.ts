/** Bed and narration together, ready to encode. */
import type { ClipText } from '../texts/clip-text.ts';
import { createBed } from './bed.ts';
import { BEDS } from './beds.ts';
import type { Narration } from './narration.ts';
import { lay, peakOf, RATE, silence, type Wave } from './wave.ts';

const SPEECH_PEAK = 0.62;
/** The bed alone, and under speech. */
const BED_GAIN = 0.5;
const DUCKED_GAIN = 0.2;
const FADE_S = 0.8;

/** Gain of the bed at each sample: lower while somebody speaks, with slow fades. */
function fader(text: ClipText, { cues }: Narration, length: number): Wave {
  const gains = new Float32Array(length);
  let gain = BED_GAIN;
  for (let index = 0; index < length; index += 1) {
    const t = index / RATE;
    const isSpeaking = cues.some(({ startS, endS }) => t > startS - 0.35 && t < endS + 0.25);
    gain += ((isSpeaking ? DUCKED_GAIN : BED_GAIN) - gain) * 0.00006;
    const fade = text.isLoop ? 1 : Math.min(1, t / 0.15, (text.lengthS - t) / FADE_S);
    gains[index] = gain * Math.max(0, fade);
  }
  return gains;
}

/** Exactly `lengthS` seconds of sound. */
export function mixClip(text: ClipText, narration: Narration): Wave {
  const bed = createBed(BEDS[text.bed], text);
  const gains = fader(text, narration, bed.length);
  const mixed = silence(text.lengthS);
  for (let index = 0; index < mixed.length; index += 1) mixed[index] = (bed[index] ?? 0) * (gains[index] ?? 0);
  for (const [index, wave] of narration.waves.entries()) {
    lay(mixed, wave, narration.cues[index]?.startS ?? 0, SPEECH_PEAK / Math.max(0.01, peakOf(wave)), false);
  }
  return mixed;
}
