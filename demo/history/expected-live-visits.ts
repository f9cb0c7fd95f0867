/** Visits for one live broadcast that many expect. */
import type { VisitStep } from '@sintonia/simulator';
import { weighted } from '@sintonia/simulator/random';
import { EARLY_MS, EVENING_NEWS } from './expected-broadcasts.ts';
import { USUAL_HABITS } from './habits.ts';
import { withProgramme } from './on-air.ts';
import { see } from './page-steps.ts';
import { planPlayback } from './playback-plans.ts';
import type { Arrival, Visit, VisitWorld } from './visit-world.ts';

interface Expected {
  channel: string;
  endMs: number;
}

export const forTheMatch: Visit = (world, arrival) => cameForLive(world, arrival, world.story.record, 3400, 0.006);
export const forTheDebate: Visit = (world, arrival) => cameForLive(world, arrival, world.story.outage, 240, 0.68);
export const forTheNews: Visit = (world, arrival) => {
  const channel = weighted(arrival.random, EVENING_NEWS.channels);
  const broadcast = world.onAir.at(channel, arrival.atMs + EARLY_MS);
  const endMs = (broadcast?.startMs ?? arrival.atMs) + EVENING_NEWS.lengthMs;
  return cameForLive(world, arrival, { channel, endMs }, 1500, USUAL_HABITS.failures);
};

function cameForLive(
  { site, onAir }: VisitWorld,
  { atMs, random }: Arrival,
  { channel, endMs }: Expected,
  liveS: number,
  failures: number,
): VisitStep[] {
  const video = site.live.get(channel);
  if (!video) return [];
  const shown = withProgramme(video, onAir.at(channel, atMs));
  const isBroken = failures > 0.5;
  const tries = isBroken ? random.whole(1, 3) : 1;
  const stalls = isBroken ? 0.95 : USUAL_HABITS.stalls;
  const habits = { ...USUAL_HABITS, liveS: Math.min(liveS, (endMs - atMs) / 1000), failures, stalls };
  return [
    see(shown),
    { do: 'wait', forS: 4 },
    ...Array.from(
      { length: tries },
      (): VisitStep => ({ do: 'watch', video: shown, plan: planPlayback(shown, random, habits) }),
    ),
  ];
}
