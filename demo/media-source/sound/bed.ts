/** Plays a score: pads, plucked strings, a knock, and air. Everything is computed, nothing is sampled. */
import { createChance } from '../draw/random.ts';
import type { ClipText } from '../texts/clip-text.ts';
import type { Score } from './bed-score.ts';
import { lay, peakOf, RATE, silence, soften, type Wave } from './wave.ts';

const hertz = (note: number): number => 440 * 2 ** ((note - 69) / 12);

/** Two sines a hair apart, swelling in and out. */
function pad(note: number, seconds: number): Wave {
  const wave = silence(seconds * 1.3);
  const step = (2 * Math.PI * hertz(note)) / RATE;
  for (let index = 0; index < wave.length; index += 1) {
    const swell = Math.sin((Math.PI * index) / wave.length) ** 1.2;
    wave[index] =
      (Math.sin(index * step) + Math.sin(index * step * 1.004) + 0.2 * Math.sin(index * step * 2)) * swell * 0.3;
  }
  return wave;
}

/** A string by Karplus and Strong: a burst of noise going round a short, dulling line. */
function pluck(note: number, name: string): Wave {
  const chance = createChance(name);
  const line = Float32Array.from({ length: Math.round(RATE / hertz(note)) }, () => chance.between(-1, 1));
  const wave = silence(1.6);
  for (let index = 0; index < wave.length; index += 1) {
    const here = index % line.length;
    const sample = line[here] ?? 0;
    wave[index] = sample;
    line[here] = (sample + (line[(here + 1) % line.length] ?? 0)) * 0.498;
  }
  return soften(wave, 2400);
}

function knock(): Wave {
  const wave = silence(0.25);
  for (let index = 0; index < wave.length; index += 1) {
    const t = index / RATE;
    wave[index] = Math.sin(2 * Math.PI * (54 * t + 2.2 * (1 - Math.exp(-t * 40)))) * Math.exp(-t * 18);
  }
  return wave;
}

const AIRS = {
  none: { cutoffHz: 1, sway: 0 },
  wind: { cutoffHz: 420, sway: 0.6 },
  rain: { cutoffHz: 5200, sway: 0.12 },
  crowd: { cutoffHz: 900, sway: 0.35 },
  water: { cutoffHz: 1500, sway: 0.5 },
} as const;

/** Noise whose loudness has a period of 8 s, which divides every clip length. */
function air(kind: Score['air'], seconds: number): Wave {
  const { cutoffHz, sway } = AIRS[kind];
  const chance = createChance(`air-${kind}`);
  const wave = soften(
    silence(seconds).map(() => chance.between(-1, 1)),
    cutoffHz,
  );
  const loudest = peakOf(wave) || 1;
  return wave.map(
    (sample, index) => (sample / loudest) * (1 - sway * (0.5 + 0.5 * Math.cos((index / RATE / 8) * 2 * Math.PI))),
  );
}

/** The bed of a clip, `lengthS` long, peak 1. Loops wrap the last notes to the beginning. */
export function createBed(score: Score, { lengthS, isLoop }: Pick<ClipText, 'lengthS' | 'isLoop'>): Wave {
  const bed = silence(lengthS);
  const beatS = 60 / score.tempo;
  const chordS = beatS * score.beatsPerChord;
  const low = knock();
  const strings = new Map<number, Wave>();
  const stringOf = (note: number): Wave => {
    const known = strings.get(note) ?? pluck(note, `${note}`);
    strings.set(note, known);
    return known;
  };
  for (let chordIndex = 0; chordIndex * chordS < lengthS - 0.01; chordIndex += 1) {
    const chord = score.chords[chordIndex % score.chords.length] ?? [];
    for (const note of chord) lay(bed, pad(note, chordS), chordIndex * chordS, score.pad * 0.3, isLoop);
  }
  for (let beat = 0; beat * beatS < lengthS - 0.01; beat += 1) {
    const chord = score.chords[Math.floor(beat / score.beatsPerChord) % score.chords.length] ?? [];
    for (const [index, degree] of score.pattern.entries()) {
      const note = chord[degree];
      if (note === undefined) continue;
      const atS = (beat + index / score.pattern.length) * beatS;
      lay(bed, stringOf(note + 12), atS, score.pluck * (index === 0 ? 0.5 : 0.34), isLoop);
    }
    if (score.pulse > 0) lay(bed, low, beat * beatS, score.pulse * (beat % 4 === 0 ? 0.8 : 0.45), isLoop);
  }
  if (score.air !== 'none') lay(bed, air(score.air, lengthS), 0, score.airLevel, false);
  soften(bed, 5200);
  const peak = peakOf(bed) || 1;
  return bed.map((sample) => sample / peak);
}
