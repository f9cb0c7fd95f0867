/** What happens to a device, a tab or a network during a playback that was planned without it. */
import type { PlaybackPart, VisitStep } from '@sintonia/simulator';
import type { RandomSource } from '@sintonia/simulator/random';

/** A closed lid is opened again after this many seconds. */
const LID_S = [120, 2700] as const;
/** Paused in the background this long, a tab is put to sleep; in sum under the 1800 s after which a session ends (§ 9). */
const PAUSED_S = [300, 420] as const;
const TAB_SUSPENDED_S = [660, 1200] as const;
/** The network is away this long. */
const OFFLINE_S = [5, 90] as const;
/** Seen for this long before the tab goes to the background. */
const SEEN_S = 20;

/** Shares of playback sessions, percent. */
export interface PlaybackStates {
  closedLids?: number;
  sleepingTabs?: number;
  hiddenTabs?: number;
  networkDrops?: number;
}

/** Puts parts into the middle of the first stretch of play. */
function withinPlay(step: VisitStep, parts: readonly PlaybackPart[]): VisitStep {
  if (step.do !== 'watch') return step;
  const index = step.plan.parts.findIndex((part) => part.do === 'play');
  const part = step.plan.parts[index];
  if (part?.do !== 'play') return step;
  const half = { ...part, forS: part.forS / 2 };
  return { ...step, plan: { ...step.plan, parts: step.plan.parts.toSpliced(index, 1, half, ...parts, half) } };
}

/** The tab goes to the background soon after the start, and stays there. */
function inBackground(step: VisitStep): VisitStep {
  if (step.do !== 'watch') return step;
  let seenS = 0;
  const parts = step.plan.parts.flatMap((part): PlaybackPart[] => {
    if (part.do !== 'play') return [part];
    const leftS = Math.min(Math.max(SEEN_S - seenS, 0), part.forS);
    seenS += part.forS;
    if (leftS === part.forS) return [part];
    const hidden = { ...part, forS: part.forS - leftS, isHidden: true };
    return leftS > 0 ? [{ ...part, forS: leftS }, hidden] : [hidden];
  });
  return { ...step, plan: { ...step.plan, parts } };
}

/** Radio is listened to while doing something else. */
const isRadio = (step: VisitStep): boolean =>
  step.do === 'watch' && step.video.mediaType === 'audio' && /^(live|linear)$/.test(step.video.streamType ?? '');

/** Draws nothing at 0 %, so that a condition does not change others. */
export const occurs = (random: RandomSource, percent: number): boolean => percent > 0 && random.whole(0, 99) < percent;

/** A step with what happens to it. */
export function withStates(planned: VisitStep, random: RandomSource, states: PlaybackStates): VisitStep {
  if (planned.do !== 'watch') return planned;
  const { closedLids = 0, sleepingTabs = 0, hiddenTabs = 0, networkDrops = 0 } = states;
  let step: VisitStep = planned;
  if (occurs(random, closedLids)) step = withinPlay(step, [{ do: 'sleep', forS: random.whole(...LID_S) }]);
  if (occurs(random, sleepingTabs)) {
    const suspended = { do: 'sleep', forS: random.whole(...TAB_SUSPENDED_S) } as const;
    step = withinPlay(step, [{ do: 'pause', forS: random.whole(...PAUSED_S) }, suspended]);
  }
  if (occurs(random, networkDrops)) {
    step = withinPlay(step, [{ do: 'stall', forS: random.whole(...OFFLINE_S), isOffline: true }]);
  }
  return isRadio(step) || occurs(random, hiddenTabs) ? inBackground(step) : step;
}
