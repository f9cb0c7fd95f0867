/** A visit: its options and what it results in. */
import type { SimulatedLine, SimulatedSite } from './audience.ts';
import type { DeviceClock } from './device-clock.ts';
import type { RandomSource } from './random.ts';
import type { SimulatedPerson, VisitStep } from './visit-step.ts';
import { type Activity, NO_TRUTH, type Playback, type VisitTruth } from './visit-truth.ts';

export interface SimulatedVisit {
  lines: SimulatedLine[];
  activity: Activity[];
  playbacks: Playback[];
  truth: VisitTruth;
  /** The part of the truth that may be measured, given the answers to the banner. */
  measurable: VisitTruth;
  endsAtMs: number;
}

export interface VisitOptions {
  site: SimulatedSite;
  person: SimulatedPerson;
  steps: readonly VisitStep[];
  startMs: number;
  random: RandomSource;
  /** As of `simulatePlayback`. */
  reportEveryS?: number;
  /** As of `simulatePlayback`. */
  deviceClock?: DeviceClock;
}

/** The visit happened, but none of its requests was sent. */
export const blocked = (visit: SimulatedVisit): SimulatedVisit => ({
  ...visit,
  lines: [],
  activity: visit.activity.map((one) => ({ ...one, isMeasured: false })),
  playbacks: visit.playbacks.map((one) => ({ ...one, isMeasured: false })),
  measurable: { ...NO_TRUTH },
});
