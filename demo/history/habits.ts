/** Playback habits of an audience. */
import type { SimulatedAd } from '@sintonia/simulator';

export interface Habits {
  /** Mean viewing time of a live signal, seconds. */
  liveS: number;
  /** Share of attempts that fail before the first frame. */
  failures: number;
  /** Share of sessions with a stall. */
  stalls: number;
  /** When set, the only ad in every break. */
  onlyAd: SimulatedAd | null;
}

export const USUAL_HABITS: Habits = { liveS: 1100, failures: 0.008, stalls: 0.05, onlyAd: null };
