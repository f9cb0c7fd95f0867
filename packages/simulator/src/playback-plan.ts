/** An ad that a break shows, as its campaign names it. */
export interface SimulatedAd {
  id: string;
  name: string;
  lengthS: number;
  advertiser: string;
  campaign: string;
  creative: string;
}

/** What happens to an ad: it ends, the viewer skips it, or the viewer leaves during it. */
export type AdFate = 'complete' | 'skip' | 'leave';

/** One part of a session, in order. Seconds of the wall clock unless said otherwise. */
export type PlaybackPart =
  /** Content advances. */
  | { do: 'play'; forS: number }
  | { do: 'pause'; forS: number }
  /** The player waits for media. */
  | { do: 'stall'; forS: number }
  /** @property toS second of the content */
  | { do: 'seek'; toS: number }
  | {
      do: 'ads';
      kind: 'preroll' | 'midroll' | 'live';
      ads: readonly { ad: SimulatedAd; playedS: number; fate: AdFate }[];
    }
  | { do: 'error'; id: string };

/** How one session of playback goes, decided in advance. */
export interface PlaybackPlan {
  /** From the press on play to the first frame. */
  startupMs: number;
  parts: readonly PlaybackPart[];
  /** `complete`: to the end of the content; `end`: the viewer closes it; `gone`: nothing is heard of it any more. */
  ends: 'complete' | 'end' | 'gone';
  /** Bits a second. */
  bitrate?: number;
  droppedFrames?: number;
}

/** What a player does between the press on play and the first frame, in ms. */
export const USUAL_STARTUP_MS = 400;

/** Plays from the start to a second of the content, stopping once on the way where that is said. */
export function plainPlan(
  lengthS: number,
  { untilS, pause }: { untilS: number; pause: { atS: number; forMs: number } | null },
): PlaybackPlan {
  const isPaused = pause !== null && pause.atS < untilS;
  return {
    startupMs: USUAL_STARTUP_MS,
    parts: isPaused
      ? [
          { do: 'play', forS: pause.atS },
          { do: 'pause', forS: pause.forMs / 1000 },
          { do: 'play', forS: untilS - pause.atS },
        ]
      : [{ do: 'play', forS: untilS }],
    ends: untilS >= lengthS ? 'complete' : 'end',
  };
}
