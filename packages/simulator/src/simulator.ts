/** Entry of `@sintonia/simulator`: an audience with known truth. */
import { type SimulatedLine, type SimulatedSite, sumOf, type Truth } from './audience.ts';
import { createRandomSource } from './random.ts';
import { simulateVisitor } from './simulate-visitor.ts';

export type { SimulatedLine, SimulatedPage, SimulatedSite, SimulatedVideo, Truth } from './audience.ts';
export { clockErrorAt, type DeviceClock } from './device-clock.ts';
export { drawDevice, ROBOTS, type SimulatedDevice } from './devices.ts';
export type { AdOutcome, PlaybackPart, PlaybackPlan, SimulatedAd } from './playback-plan.ts';
export { countableDownloads, type ReceivedPart } from './podcasts/countable-downloads.ts';
export type { DownloadPlan, PodcastConditions } from './podcasts/download-plan.ts';
export { planDownloads } from './podcasts/plan-downloads.ts';
export type { PodcastEpisode, PodcastRequest } from './podcasts/podcast-request.ts';
export { simulateExperiment } from './simulate-experiment.ts';
export { simulateVisit } from './simulate-visit.ts';
export type { ExperimentTruth, SimulatedExperiment } from './simulated-experiment.ts';
export type { SimulatedVisit } from './simulated-visit.ts';
export type { ConsentAnswer, SimulatedPerson, VisitStep } from './visit-step.ts';
export { type Activity, NO_TRUTH, type Playback, type VisitTruth } from './visit-truth.ts';

export interface AudienceOptions {
  seed: number;
  /** Number of visitors; about three in ten refuse measurement. */
  people: number;
  /** Their first visits begin between these two instants, ms epoch. */
  fromMs: number;
  untilMs: number;
}

/** Simulates an audience: every request of its browsers, oldest first, and the true figures. */
export async function simulateAudience(
  site: SimulatedSite,
  { seed, people, fromMs, untilMs }: AudienceOptions,
): Promise<{ lines: SimulatedLine[]; truth: Truth }> {
  const random = createRandomSource(seed);
  const visitors = [];
  for (let person = 0; person < people; person++) {
    visitors.push(
      await simulateVisitor(site, random.whole(fromMs, untilMs), createRandomSource(random.whole(0, 2 ** 31))),
    );
  }
  return {
    lines: visitors.flatMap(({ lines }) => lines).sort((a, b) => a.atMs - b.atMs),
    truth: sumOf(visitors.map(({ truth }) => truth)),
  };
}
