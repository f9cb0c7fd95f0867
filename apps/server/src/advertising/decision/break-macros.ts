import type { MacroValues } from './ad-macros.ts';
import type { BreakRequest } from './break-request.ts';

/** VAST 4.2 § 6.3 macros for the ad server: facts of the break, and nothing about the viewer. */
export function macrosOf({ kind, positionS, contentId, breakS }: BreakRequest): MacroValues {
  return {
    BREAKPOSITION: { pre: 1, mid: 2, live: 2, post: 3 }[kind],
    BREAKMAXDURATION: Math.floor(breakS),
    CONTENTID: contentId,
    MEDIAPLAYHEAD: clock(positionS),
    CONTENTPLAYHEAD: clock(positionS),
  };
}

const clock = (seconds: number): string => new Date(Math.max(0, seconds) * 1000).toISOString().slice(11, 23);
