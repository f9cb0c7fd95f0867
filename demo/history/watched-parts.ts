/** Parts of the content that are watched. */
import type { PlaybackPart, SimulatedVideo } from '@sintonia/simulator';
import type { RandomSource } from '@sintonia/simulator/random';
import { breakOf } from './ad-break.ts';
import type { Habits } from './habits.ts';

/** Share of live sessions that go back in the DVR window, and how far, seconds. */
const REWINDS = 0.15;
const REWIND_S = [30, 1500] as const;

/** Content with interruptions: a mid-roll in long content, a pause, stalls. */
export function watching(video: SimulatedVideo, staysS: number, random: RandomSource, habits: Habits): PlaybackPart[] {
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
    // How long the viewer stays is drawn already: leaving during the break would end the play at its half.
    at(0.5, { ...ads, kind: 'midroll', ads: ads.ads.filter(({ outcome }) => outcome !== 'leave') });
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
