/**
 * V-02, V-07: state machine of a player around an ad break. Pure: `follow-ads.ts` feeds it events of hls.js and the
 * element, and performs its outputs.
 */
import { STARTS_WITHIN_MS } from './ad-facts.ts';
import { called, calledAt, ended, missed, started } from './ad-outputs.ts';
import { type AdInput, type AdOutput, type AdState, type InBreak, NO_BREAK, type Step } from './ad-state.ts';
import { waitAfter, waiting } from './ad-wait.ts';
import { beforeAd, inAd, leaveAd } from './open-ad-steps.ts';

/** VAST 4.2 § 2.3.6.3: timeout of the media file. */
export const TOO_SLOW = 402;

export function step(from: AdState, input: AdInput, nowMs: number): Step {
  if (from.at === 'break') return inBreak(from, input, nowMs);
  if (input.type === 'break')
    return [
      {
        at: 'break',
        hasMoved: from.at === 'return' || from.hasMoved,
        adBreak: null,
        isAnnounced: false,
        open: null,
        wait: { beforeMs: 0, sinceMs: from.at === 'content' && from.isMoving ? null : nowMs },
        isGivenUp: false,
      },
      ended(from.at === 'return' ? from.announced : null),
    ];
  const moves = input.type === 'playing';
  if (from.at === 'return') {
    if (input.type !== 'playing' && input.type !== 'pause') return [from, []];
    const back: AdOutput = { do: 'releaseContent', by: input.type };
    return [{ at: 'content', hasMoved: true, isMoving: moves }, [...ended(from.announced), back]];
  }
  if (moves) return [{ at: 'content', hasMoved: true, isMoving: true }, []];
  return [input.type === 'pause' || input.type === 'waiting' ? { ...from, isMoving: false } : from, []];
}

/**
 * Time at which content will have waited for the longest allowed delay, on the clock of `nowMs`; null while it does not
 * wait.
 */
export function givesUpAtMs(state: AdState): number | null {
  if (state.at !== 'break' || state.isGivenUp || state.wait.sinceMs === null) return null;
  return state.wait.sinceMs + (state.adBreak?.startsWithinMs ?? STARTS_WITHIN_MS) - state.wait.beforeMs;
}

function inBreak(from: InBreak, input: AdInput, nowMs: number): Step {
  const { open } = from;
  switch (input.type) {
    case 'ad': {
      const [left, outputs] = open ? leaveAd(from, open, nowMs) : [from, []];
      const startsNow = left.hasMoved && !left.isAnnounced;
      return [
        {
          ...left,
          adBreak: input.adBreak,
          isAnnounced: left.isAnnounced || startsNow,
          open: {
            ad: input.ad,
            hasBegun: false,
            positionS: 0,
            isPaused: false,
            isWaiting: false,
            isCutShort: false,
            isSkipped: false,
          },
          wait: waiting(left.wait, nowMs),
        },
        [...outputs, ...(startsNow ? started(input.adBreak) : []), { do: 'holdContent' }],
      ];
    }
    case 'adOver':
      return open ? leaveAd(from, open, nowMs) : [from, []];
    case 'adFailed': {
      const outputs = called(input.ad, 'error', input.code);
      return [open?.ad.id === input.ad.id ? { ...from, open: { ...open, isCutShort: true } } : from, outputs];
    }
    case 'breakOver': {
      const [{ isAnnounced, adBreak }, left] = open ? leaveAd(from, open, nowMs) : [from, []];
      const over = isAnnounced ? adBreak : null;
      const outputs = adBreak && !isAnnounced ? missed(adBreak) : left;
      if (!input.isEnd)
        return from.adBreak
          ? [{ at: 'return', announced: over }, outputs]
          : [{ at: 'content', hasMoved: from.hasMoved, isMoving: from.wait.sinceMs === null }, outputs];
      return [NO_BREAK, [...outputs, ...ended(over), { do: 'endContent' }]];
    }
    case 'time': {
      const dueMs = givesUpAtMs(from);
      if (dueMs === null || nowMs < dueMs) return [from, []];
      const late = from.adBreak?.lateUrl;
      return [
        { ...from, isGivenUp: true, open: open && { ...open, isCutShort: true } },
        [...calledAt(late ?? null), ...(open ? called(open.ad, 'error', TOO_SLOW) : []), { do: 'skipBreak' }],
      ];
    }
    default:
      if (!open) return [{ ...from, wait: waitAfter(from.wait, input.type, nowMs) }, []];
      return open.hasBegun ? inAd(from, open, input, nowMs) : beforeAd(from, open, input, nowMs);
  }
}
