/** Visits for one live broadcast that many expect. */
import type { VisitStep } from '@sintonia/simulator';
import { USUAL_HABITS } from './habits.ts';
import { withProgramme } from './on-air.ts';
import { see } from './page-steps.ts';
import { planPlayback } from './playback-plans.ts';
import type { Story } from './story.ts';
import type { Arrival, Visit, VisitWorld } from './visit-world.ts';

export const forTheMatch: Visit = (world, arrival) => cameForLive(world, arrival, world.story.record, 3400, 0.006);
export const forTheDebate: Visit = (world, arrival) => cameForLive(world, arrival, world.story.outage, 240, 0.68);

function cameForLive(
  { site, onAir, story }: VisitWorld,
  { atMs, random }: Arrival,
  { channel }: Story['record'],
  liveS: number,
  failures: number,
): VisitStep[] {
  const video = site.live.get(channel);
  if (!video) return [];
  const shown = withProgramme(video, onAir.at(channel, atMs));
  const isBroken = failures > 0.5;
  const tries = isBroken ? random.whole(1, 3) : 1;
  const stalls = isBroken ? 0.95 : USUAL_HABITS.stalls;
  const leftMs = (isBroken ? story.outage : story.record).endMs - atMs;
  const habits = { ...USUAL_HABITS, liveS: Math.min(liveS, leftMs / 1000), failures, stalls };
  return [
    see(shown),
    { do: 'wait', forS: 4 },
    ...Array.from(
      { length: tries },
      (): VisitStep => ({ do: 'watch', video: shown, plan: planPlayback(shown, random, habits) }),
    ),
  ];
}
