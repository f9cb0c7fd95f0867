/** Playback behaviour of the demo's audience. */
import type { PlaybackPart, PlaybackPlan, SimulatedVideo } from '@sintonia/simulator';
import type { RandomSource } from '@sintonia/simulator/random';
import { breakOf } from './ad-break.ts';
import { type Habits, USUAL_HABITS } from './habits.ts';
import { withJump } from './jumps.ts';
import { watching } from './watched-parts.ts';

const EXITS_BEFORE_START = 0.025;
/** Share of started sessions whose stream fails. */
const BREAKS = 0.006;
/** Share of on-demand sessions with a jump to another part of the content. */
const JUMPS = 0.15;
/** Longest viewing: three and a half hours. */
const LONGEST_LIVE_S = 12_600;
const BITRATES = [800_000, 1_600_000, 2_800_000, 4_500_000] as const;

const exponential = (random: RandomSource, meanS: number) => -Math.log(1 - random.part()) * meanS;

/** Half a second to three, mostly short. */
const startupMs = (random: RandomSource) => Math.round(280 + Math.min(exponential(random, 420), 3500));

export function planPlayback(video: SimulatedVideo, random: RandomSource, habits: Habits = USUAL_HABITS): PlaybackPlan {
  const base = {
    startupMs: startupMs(random),
    bitrate: random.oneOf(BITRATES),
    droppedFrames: random.chance(0.1) ? random.whole(1, 90) : 0,
  };
  if (random.chance(habits.failures)) {
    return {
      ...base,
      parts: [{ do: 'error', id: random.oneOf(['manifestLoadError', 'fragLoadTimeOut']) }],
      ends: 'end',
    };
  }
  if (random.chance(EXITS_BEFORE_START)) return { ...base, parts: [], ends: 'end' };
  const isLive = video.streamType === 'live' || video.streamType === 'linear';
  const staysS = isLive
    ? Math.round(Math.min(20 + exponential(random, habits.liveS), LONGEST_LIVE_S))
    : staysOnDemand(video.lengthS, random);
  const isComplete = !isLive && staysS >= video.lengthS;
  const parts: PlaybackPart[] = [];
  if (video.mediaType === 'video' && (habits.onlyAd || random.chance(isLive ? 0.2 : 0.4))) {
    const ads = breakOf(random, habits.onlyAd, 1);
    parts.push(ads);
    if (ads.ads.at(-1)?.outcome === 'leave') return { ...base, parts, ends: 'end' };
  }
  const watched = watching(video, staysS, random, habits);
  parts.push(...(isLive || !random.chance(JUMPS) ? watched : withJump(watched, video.lengthS, { isComplete, random })));
  if (random.chance(BREAKS)) return { ...base, parts: [...parts, { do: 'error', id: 'fragLoadTimeOut' }], ends: 'end' };
  const ends = isComplete ? 'complete' : random.chance(0.85) ? 'end' : 'gone';
  return { ...base, parts, ends };
}

/** A third stays to the end; most others leave early. */
const staysOnDemand = (lengthS: number, random: RandomSource): number =>
  random.chance(0.34) ? lengthS : Math.max(8, Math.round(lengthS * random.part() ** 1.7));
