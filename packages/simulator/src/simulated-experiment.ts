/** An experiment whose true effect is known. */
import type { SimulatedPage, SimulatedVideo } from './audience.ts';

/** The known effect of a variant on people. */
export interface SimulatedEffect {
  /** Probability of a click after exposure. */
  clicks: number;
  /** Probability of a play after exposure. */
  plays: number;
}

export interface SimulatedExperiment {
  activity: string;
  /** Where it is seen. */
  page: SimulatedPage;
  /** Pages visited before and after. */
  around: readonly SimulatedPage[];
  video: SimulatedVideo;
  /** Name of the link that is clicked. */
  link: string;
  /** Variant of a visitor, as the server would decide; null: takes no part. */
  assign: (visitorId: string) => string | null;
  effects: Readonly<Record<string, SimulatedEffect>>;
  /** Part of a variant's visitors whose exposure never arrives, 0 to 1: a sample ratio that is wrong. */
  lost?: Readonly<Record<string, number>>;
}

/** True actions of a variant's visitors after exposure. Times in seconds. */
export interface ExperimentTruth {
  visitors: number;
  clicked: number;
  played: number;
  watchedS: number;
  pageviews: number;
}

export interface ExperimentOptions {
  seed: number;
  people: number;
  /** Range of the exposures, ms epoch. Earlier actions are up to twelve hours before. */
  fromMs: number;
  untilMs: number;
}
