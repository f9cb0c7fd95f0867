/** Scores of the beds: a few chords, a tempo, and what sounds around them. */

export interface Score {
  /** Beats a minute; 60 divides every clip into whole beats, so do 45, 75, 90 and 120 over 4 s. */
  tempo: number;
  /** Each chord lasts `beatsPerChord`; notes are MIDI numbers. */
  chords: readonly (readonly number[])[];
  beatsPerChord: number;
  /** Plucked notes in each beat, as indexes into the chord; -1 rests. Empty: no plucks. */
  pattern: readonly number[];
  /** 0 to 1. */
  pad: number;
  pluck: number;
  /** A soft low knock on each beat. */
  pulse: number;
  /** Background noise: none, or its kind. */
  air: 'none' | 'wind' | 'rain' | 'crowd' | 'water';
  airLevel: number;
}

const quiet = { pad: 0.7, pluck: 0.5, pulse: 0, air: 'none', airLevel: 0 } as const;

export const BEDS = {
  altitude: {
    ...quiet,
    tempo: 60,
    beatsPerChord: 4,
    chords: [
      [50, 57, 62, 66],
      [47, 54, 62, 66],
      [55, 59, 62, 67],
      [45, 57, 61, 64],
    ],
    pattern: [2, -1, 3, -1],
    air: 'wind',
    airLevel: 0.5,
  },
  kitchen: {
    ...quiet,
    tempo: 90,
    beatsPerChord: 6,
    chords: [
      [48, 55, 60, 64],
      [53, 57, 60, 65],
      [50, 57, 62, 65],
      [43, 55, 59, 62],
    ],
    pattern: [0, 2, 3, 1],
    pad: 0.3,
    pluck: 0.8,
    air: 'rain',
    airLevel: 0.12,
  },
  night: {
    ...quiet,
    tempo: 45,
    beatsPerChord: 3,
    chords: [
      [38, 50, 53, 57],
      [36, 48, 51, 58],
      [34, 46, 53, 57],
      [33, 45, 52, 55],
    ],
    pattern: [-1, 3, -1, -1],
    air: 'rain',
    airLevel: 0.55,
  },
  toybox: {
    ...quiet,
    tempo: 120,
    beatsPerChord: 4,
    chords: [
      [60, 64, 67, 72],
      [65, 69, 72, 77],
      [62, 65, 69, 74],
      [55, 67, 71, 74],
    ],
    pattern: [0, 2, 1, 3],
    pad: 0.12,
    pluck: 1,
  },
  workshop: {
    ...quiet,
    tempo: 90,
    beatsPerChord: 6,
    chords: [
      [45, 52, 57, 60],
      [41, 53, 57, 60],
      [48, 55, 60, 64],
      [43, 55, 59, 62],
    ],
    pattern: [0, -1, 2, 1],
    pluck: 0.6,
    pulse: 0.5,
  },
  marsh: {
    ...quiet,
    tempo: 60,
    beatsPerChord: 4,
    chords: [
      [53, 57, 60, 64],
      [50, 57, 60, 65],
      [55, 58, 62, 65],
      [48, 55, 60, 64],
    ],
    pattern: [3, -1, 1, -1],
    air: 'water',
    airLevel: 0.5,
  },
  bulletin: {
    ...quiet,
    tempo: 120,
    beatsPerChord: 8,
    chords: [
      [45, 52, 57, 64],
      [41, 53, 60, 65],
      [48, 55, 60, 67],
      [43, 50, 59, 62],
    ],
    pattern: [0, 1, 2, 1],
    pad: 0.45,
    pluck: 0.55,
    pulse: 0.8,
  },
  breeze: {
    ...quiet,
    tempo: 75,
    beatsPerChord: 5,
    chords: [
      [52, 59, 64, 67],
      [48, 55, 64, 67],
      [50, 57, 62, 66],
      [47, 54, 59, 62],
    ],
    pattern: [2, 3, -1, 1],
    air: 'wind',
    airLevel: 0.35,
  },
  debate: {
    ...quiet,
    tempo: 75,
    beatsPerChord: 5,
    chords: [
      [45, 52, 57, 59],
      [44, 52, 56, 59],
      [43, 50, 57, 59],
      [41, 53, 57, 60],
    ],
    pattern: [0, -1, 0, 2],
    pad: 0.5,
    pulse: 0.6,
  },
  stadium: {
    ...quiet,
    tempo: 120,
    beatsPerChord: 8,
    chords: [
      [50, 57, 62, 66],
      [47, 54, 59, 62],
      [43, 55, 59, 67],
      [45, 52, 57, 61],
    ],
    pattern: [0, 3, 2, 3],
    pulse: 0.9,
    air: 'crowd',
    airLevel: 0.35,
  },
  wavelength: {
    ...quiet,
    tempo: 90,
    beatsPerChord: 6,
    chords: [
      [53, 60, 64, 69],
      [50, 57, 60, 65],
      [46, 58, 62, 65],
      [48, 55, 60, 67],
    ],
    pattern: [0, 2, 3, 2],
    pulse: 0.5,
    pluck: 0.7,
  },
  pages: {
    ...quiet,
    tempo: 45,
    beatsPerChord: 3,
    chords: [
      [48, 55, 59, 64],
      [45, 52, 60, 64],
      [41, 53, 57, 64],
      [43, 55, 59, 62],
    ],
    pattern: [2, -1],
    pad: 0.5,
  },
  archive: {
    ...quiet,
    tempo: 60,
    beatsPerChord: 4,
    chords: [
      [43, 50, 58, 62],
      [41, 53, 57, 60],
      [39, 51, 58, 62],
      [38, 50, 57, 62],
    ],
    pattern: [1, -1, 2, -1],
    air: 'crowd',
    airLevel: 0.12,
  },
  spot: {
    ...quiet,
    tempo: 120,
    beatsPerChord: 4,
    chords: [
      [55, 59, 62, 67],
      [48, 60, 64, 67],
    ],
    pattern: [0, 2, 1, 3],
    pad: 0.5,
    pluck: 0.9,
    pulse: 0.4,
  },
} satisfies Record<string, Score>;

export type BedName = keyof typeof BEDS;
