/** A visitor opens the page of a video and plays it. */
import type { SimulatedVideo, VisitStep } from '@sintonia/simulator';
import { NIGHT_TRAIN } from './ads.ts';
import { USUAL_HABITS } from './habits.ts';
import { withProgramme } from './on-air.ts';
import { see } from './page-steps.ts';
import { planPlayback } from './playback-plans.ts';
import type { Arrival, VisitWorld } from './visit-world.ts';

export const watch = ({ onAir, story }: VisitWorld, video: SimulatedVideo, { atMs, random }: Arrival): VisitStep[] => {
  const isLive = video.streamType === 'live' || video.streamType === 'linear';
  const programme = video.metadata?.['a.media.show'];
  const isRepeated = programme === story.repeated.programme && atMs >= story.repeated.fromMs;
  const isAudio = video.mediaType === 'audio';
  const shown = isLive ? withProgramme(video, onAir.at(video.channel, atMs)) : video;
  const habits = {
    ...USUAL_HABITS,
    // Radio plays for hours in a background tab.
    liveS: isAudio ? (random.chance(0.3) ? 6200 : 900) : USUAL_HABITS.liveS,
    onlyAd: isRepeated ? NIGHT_TRAIN : null,
  };
  return [
    see(shown),
    { do: 'wait', forS: random.whole(2, 9) },
    { do: 'watch', video: shown, plan: planPlayback(shown, random, habits) },
  ];
};
