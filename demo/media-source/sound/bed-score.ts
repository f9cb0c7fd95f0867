/** Score of a bed. */
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

export const quiet = { pad: 0.7, pluck: 0.5, pulse: 0, air: 'none', airLevel: 0 } as const;
