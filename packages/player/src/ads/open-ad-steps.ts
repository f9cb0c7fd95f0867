/** Transitions of the current ad: before its first frame, during it, and at its end. */

import { called, emitIf, started } from './ad-outputs.ts';
import type { AdInput, AdOutput, InBreak, OpenAd, Step } from './ad-state.ts';
import { waitAfter, waiting } from './ad-wait.ts';
import { canSkip } from './can-skip.ts';
import { dueBeacons } from './due-beacons.ts';

/**
 * An ad that ends this close to its length counts as complete: the element updates its position four times a second.
 */
const END_LEEWAY_S = 1;

export function beforeAd(from: InBreak, open: OpenAd, { type }: AdInput, nowMs: number): Step {
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

export function inAd(from: InBreak, open: OpenAd, input: AdInput, nowMs: number): Step {
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
      return canSkip(open)
        ? to({ isCutShort: true, isSkipped: true }, [...called(ad, 'skip'), { do: 'skipAd' }])
        : [from, []];
    default:
      return to({}, []);
  }
}

/** An ad releases the element: complete, skipped, or left for another reason. */
export function leaveAd(from: InBreak, open: OpenAd, nowMs: number): [InBreak, AdOutput[]] {
  const { ad, positionS, hasBegun, isWaiting, isCutShort, isSkipped } = open;
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
        : emitIf(true, { type: isSkipped ? 'adSkip' : 'adLeave' })),
    ],
  ];
}
