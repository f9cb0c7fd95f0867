/** Playback behaviour of the demo's audience. */
import type { PlaybackPart, PlaybackPlan, SimulatedAd, SimulatedVideo } from '@sintonia/simulator';
import { type RandomSource, weighted } from '@sintonia/simulator/random';
import { ADS } from './ads.ts';

interface Habits {
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
const EXITS_BEFORE_START = 0.025;
/** Nobody leaves an ad exactly at a quarter of its length. */
const PART_S = 0.3;
/** Share of started sessions whose stream fails. */
const BREAKS = 0.006;
/** Share of live sessions that go back in the DVR window, and how far, seconds. */
const REWINDS = 0.15;
const REWIND_S = [30, 1500] as const;
/** Share of on-demand sessions with a jump to another part of the content. */
const JUMPS = 0.15;
/** Seconds that are played before and after a jump, at least. */
const AROUND_JUMP_S = 10;
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
    if (ads.ads.at(-1)?.fate === 'leave') return { ...base, parts, ends: 'end' };
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

/** Content with interruptions: a mid-roll in long content, a pause, stalls. */
function watching(video: SimulatedVideo, staysS: number, random: RandomSource, habits: Habits): PlaybackPart[] {
  const cuts = new Map<number, PlaybackPart[]>();
  const at = (part: number, ...more: PlaybackPart[]) => {
    const second = Math.round(staysS * part);
    cuts.set(second, [...(cuts.get(second) ?? []), ...more]);
  };
  if (random.chance(habits.stalls)) {
    for (let i = random.whole(1, 3); i > 0; i--) at(random.part(), { do: 'stall', forS: random.whole(2, 9) });
  }
  if (random.chance(0.22)) at(0.2 + random.part() * 0.6, { do: 'pause', forS: random.whole(5, 240) });
  const isLong = video.mediaType === 'video' && video.streamType === 'vod' && staysS > 1400;
  if (isLong && (habits.onlyAd || random.chance(0.5))) {
    const ads = breakOf(random, habits.onlyAd, 2);
    // A viewer who leaves during a break has seen the first half; here everybody returns from it.
    at(0.5, { ...ads, kind: 'midroll', ads: ads.ads.filter(({ fate }) => fate !== 'leave') });
  }
  const parts: PlaybackPart[] = [];
  let doneS = 0;
  for (const [second, between] of [...cuts].sort(([a], [b]) => a - b)) {
    if (second > doneS) parts.push({ do: 'play', forS: second - doneS });
    parts.push(...between);
    doneS = Math.max(doneS, second);
  }
  if (staysS > doneS) parts.push({ do: 'play', forS: staysS - doneS });
  const isLive = video.streamType === 'live' || video.streamType === 'linear';
  if (isLive && staysS > REWIND_S[0] && random.chance(REWINDS)) {
    const backS = random.whole(REWIND_S[0], Math.min(REWIND_S[1], staysS));
    parts.push({ do: 'seek', toS: staysS - backS }, { do: 'play', forS: random.whole(5, backS) });
  }
  return parts;
}

/** A jump near the end of what is watched: back before the end of the content, anywhere otherwise. */
function withJump(
  parts: readonly PlaybackPart[],
  lengthS: number,
  { isComplete, random }: { isComplete: boolean; random: RandomSource },
): readonly PlaybackPart[] {
  const last = parts.at(-1);
  if (last?.do !== 'play' || last.forS < 2 * AROUND_JUMP_S || lengthS < 4 * AROUND_JUMP_S) return parts;
  const toS = random.whole(0, lengthS - 2 * AROUND_JUMP_S);
  if (!isComplete) {
    const forS = random.whole(AROUND_JUMP_S, lengthS - toS - AROUND_JUMP_S);
    return [...parts, { do: 'seek', toS }, { do: 'play', forS }];
  }
  const before = { ...last, forS: last.forS - AROUND_JUMP_S };
  return [...parts.slice(0, -1), before, { do: 'seek', toS }, { do: 'play', forS: lengthS - toS }];
}

function breakOf(random: RandomSource, onlyAd: SimulatedAd | null, most: number): PlaybackPart & { do: 'ads' } {
  const ads = Array.from({ length: random.whole(1, most) }, () => {
    const ad = onlyAd ?? random.oneOf(ADS);
    const fate = weighted(random, [
      [72, 'complete'],
      [18, 'skip'],
      [10, 'leave'],
    ] as const);
    return { ad, fate, playedS: fate === 'complete' ? ad.lengthS : random.whole(1, ad.lengthS - 1) + PART_S };
  });
  const left = ads.findIndex(({ fate }) => fate === 'leave');
  return { do: 'ads', kind: 'preroll', ads: left < 0 ? ads : ads.slice(0, left + 1) };
}
