/**
 * V-02, V-07: state machine of a player around an ad break. Pure: `follow-ads.ts` feeds it events of hls.js and the
 * element, and performs its outputs.
 */
import type { PlayerEvent } from '../events/player-events.ts';
import { type Ad, type AdBreak, type AdTrackingEvent, STARTS_WITHIN_MS } from './ad-facts.ts';
import { dueBeacons } from './due-beacons.ts';

/**
 * An ad that ends this close to its length counts as complete: the element updates its position four times a second.
 */
const END_LEEWAY_S = 1;

/** VAST 4.2 § 2.3.6.3: timeout of the media file. */
export const TOO_SLOW = 402;

/** The ad that plays in the element. */
export interface OpenAd {
  ad: Ad;
  /** Its first frame was shown. */
  hasBegun: boolean;
  positionS: number;
  isPaused: boolean;
  isWaiting: boolean;
  /** It ends early: skipped, failed or abandoned. */
  isCutShort: boolean;
}

/** How long ads have delayed content in this break. */
interface Wait {
  beforeMs: number;
  /** Start of the current wait; null while something plays or the viewer has paused. */
  sinceMs: number | null;
}

interface InBreak {
  at: 'break';
  hasMoved: boolean;
  /** Null until the list is known and one of its ads is loaded. */
  adBreak: AdBreak | null;
  /** Its start was reported. */
  isAnnounced: boolean;
  open: OpenAd | null;
  wait: Wait;
  isGivenUp: boolean;
}

export type AdState =
  /** The element plays content. */
  | { at: 'content'; hasMoved: boolean; isMoving: boolean }
  | InBreak
  /** The break is over; the next frame of content has not arrived. */
  | { at: 'return'; announced: AdBreak | null };

export type AdInput =
  /** The playhead reached a break. */
  | { type: 'break' }
  /** The element is about to switch to an ad. */
  | { type: 'ad'; adBreak: AdBreak; ad: Ad }
  | { type: 'adOver' }
  /** Fatal; also for an ad that has not started. */
  | { type: 'adFailed'; ad: Ad; code: number }
  /** `isEnd`: no content follows. */
  | { type: 'breakOver'; isEnd: boolean }
  | { type: 'playing' | 'play' | 'pause' | 'waiting' }
  | { type: 'moved'; positionS: number }
  | { type: 'sound'; isMuted: boolean }
  /** The viewer skips the ad. */
  | { type: 'skip' }
  | { type: 'time' };

export type AdOutput =
  | { do: 'emit'; event: PlayerEvent }
  | { do: 'call'; url: string }
  /** Content is held at its position; the element plays ads from now on. */
  | { do: 'holdContent' }
  /** Content resumes, with the element event that signalled it. */
  | { do: 'letContentGo'; by: 'playing' | 'pause' }
  /** Content has ended, and so has the break after it. */
  | { do: 'endContent' }
  | { do: 'skipAd' }
  | { do: 'skipBreak' };

export const NO_BREAK: AdState = { at: 'content', hasMoved: false, isMoving: false };

type Step = [AdState, AdOutput[]];

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
    const back: AdOutput = { do: 'letContentGo', by: input.type };
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

/** True when the skip button is enabled. */
export const canSkip = ({ ad, hasBegun, positionS }: OpenAd): boolean =>
  hasBegun && ad.skipAfterS !== null && positionS >= ad.skipAfterS;

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

function beforeAd(from: InBreak, open: OpenAd, { type }: AdInput, nowMs: number): Step {
  const wait = waitAfter(from.wait, type, nowMs);
  if (type !== 'playing') {
    // Nothing plays yet that could be paused, but the overlay must show the pause.
    const isPaused = type === 'pause' || (open.isPaused && type !== 'play');
    return [{ ...from, open: { ...open, isPaused }, wait }, []];
  }
  const { adBreak } = from;
  return [
    {
      ...from,
      hasMoved: true,
      isAnnounced: true,
      open: { ...open, hasBegun: true, isPaused: false },
      wait,
    },
    [
      ...(adBreak && !from.isAnnounced ? started(adBreak) : []),
      { do: 'emit', event: { type: 'adStart', ad: open.ad } },
      ...called(open.ad, 'impression'),
      ...called(open.ad, 'start'),
    ],
  ];
}

function inAd(from: InBreak, open: OpenAd, input: AdInput, nowMs: number): Step {
  const { ad, isPaused, isWaiting } = open;
  const to = (changed: Partial<OpenAd>, outputs: AdOutput[]): Step => [
    { ...from, open: { ...open, ...changed }, wait: waitAfter(from.wait, input.type, nowMs) },
    outputs,
  ];
  switch (input.type) {
    case 'playing':
      return to({ isPaused: false, isWaiting: false }, [
        ...emitIf(isWaiting, { type: 'adBufferComplete' }),
        ...emitIf(isPaused, { type: 'adPlay' }),
        ...(isPaused ? called(ad, 'resume') : []),
      ]);
    case 'waiting':
      return isPaused || isWaiting ? [from, []] : to({ isWaiting: true }, emitIf(true, { type: 'adBufferStart' }));
    case 'pause':
      return isPaused
        ? [from, []]
        : to({ isPaused: true, isWaiting: false }, [
            ...emitIf(isWaiting, { type: 'adBufferComplete' }),
            ...emitIf(true, { type: 'adPause' }),
            ...called(ad, 'pause'),
          ]);
    case 'moved':
      return to(
        { positionS: Math.max(open.positionS, input.positionS) },
        dueBeacons(ad, open.positionS, input.positionS).map((url) => ({ do: 'call', url })),
      );
    case 'sound':
      return to({}, called(ad, input.isMuted ? 'mute' : 'unmute'));
    case 'skip':
      return canSkip(open) ? to({ isCutShort: true }, [...called(ad, 'skip'), { do: 'skipAd' }]) : [from, []];
    default:
      return to({}, []);
  }
}

/** An ad releases the element: complete, or skipped for any reason. */
function leaveAd(from: InBreak, open: OpenAd, nowMs: number): [InBreak, AdOutput[]] {
  const { ad, positionS, hasBegun, isWaiting, isCutShort } = open;
  const left: InBreak = { ...from, open: null, wait: waiting(from.wait, nowMs) };
  if (!hasBegun) return [left, []];
  const isComplete = !isCutShort && positionS >= ad.lengthS - END_LEEWAY_S;
  return [
    left,
    [
      ...emitIf(isWaiting, { type: 'adBufferComplete' }),
      ...(isComplete
        ? [
            ...dueBeacons(ad, positionS, ad.lengthS).map((url) => ({ do: 'call', url }) as const),
            ...called(ad, 'complete'),
            ...emitIf(true, { type: 'adComplete' }),
          ]
        : emitIf(true, { type: 'adSkip' })),
    ],
  ];
}

const waiting = (wait: Wait, nowMs: number): Wait => ({ ...wait, sinceMs: wait.sinceMs ?? nowMs });

function waitAfter(wait: Wait, type: AdInput['type'], nowMs: number): Wait {
  if (type === 'waiting' || (type === 'play' && wait.sinceMs === null)) return waiting(wait, nowMs);
  if ((type !== 'playing' && type !== 'pause') || wait.sinceMs === null) return wait;
  return { beforeMs: wait.beforeMs + nowMs - wait.sinceMs, sinceMs: null };
}

const calledAt = (url: string | null): AdOutput[] => (url === null ? [] : [{ do: 'call', url }]);

const started = (adBreak: AdBreak): AdOutput[] => [
  { do: 'emit', event: { type: 'adBreakStart', adBreak } },
  ...calledAt(adBreak.startUrl),
];

/** Of a break that nobody saw only the plan is reported, without beacons. */
const missed = (adBreak: AdBreak): AdOutput[] => [
  { do: 'emit', event: { type: 'adBreakStart', adBreak } },
  { do: 'emit', event: { type: 'adBreakComplete' } },
];

/** @param adBreak null when its start was not reported */
const ended = (adBreak: AdBreak | null): AdOutput[] =>
  adBreak ? [{ do: 'emit', event: { type: 'adBreakComplete' } }, ...calledAt(adBreak.endUrl)] : [];

const emitIf = (condition: boolean, event: PlayerEvent): AdOutput[] => (condition ? [{ do: 'emit', event }] : []);

function called({ tracking }: Ad, trackingEvent: AdTrackingEvent, code?: number): AdOutput[] {
  const url = tracking[trackingEvent];
  return url === undefined ? [] : [{ do: 'call', url: code === undefined ? url : `${url}&code=${code}` }];
}
