/** Available playback rates; 1 is normal. */
export const RATES: readonly number[] = [0.75, 1, 1.25, 1.5, 1.75, 2];
