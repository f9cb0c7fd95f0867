/** An ad of a break, with the names of its campaign. */
export interface SimulatedAd {
  id: string;
  name: string;
  lengthS: number;
  advertiser: string;
  campaign: string;
  creative: string;
}

/** What happens to an ad: it ends, the viewer skips it, or the viewer leaves during it. */
export type AdOutcome = 'complete' | 'skip' | 'leave';

/** One part of a session, in order. Seconds of wall-clock time unless stated otherwise. */
export type PlaybackPart =
  /** Content advances. @property isHidden in a background tab, where browsers run timers late */
  | { do: 'play'; forS: number; isHidden?: boolean }
  | { do: 'pause'; forS: number }
  /** The lid is closed, or the browser has put the tab to sleep: nothing runs, nothing is sent. */
  | { do: 'sleep'; forS: number }
  /** The player waits for media. @property isOffline because the network has dropped: requests fail too */
  | { do: 'stall'; forS: number; isOffline?: boolean }
  /** @property toS second of the content */
  | { do: 'seek'; toS: number }
  | {
      do: 'ads';
      kind: 'preroll' | 'midroll' | 'live';
      ads: readonly { ad: SimulatedAd; playedS: number; outcome: AdOutcome }[];
    }
  | { do: 'error'; id: string };

/** Course of one playback session, decided in advance. */
export interface PlaybackPlan {
  /** From the instruction to play to the first frame. */
  startupMs: number;
  parts: readonly PlaybackPart[];
  /** `complete`: to the end of the content; `end`: the viewer closes it; `gone`: it is abandoned without an event. */
  ends: 'complete' | 'end' | 'gone';
  /** Bits a second. */
  bitrate?: number;
  droppedFrames?: number;
}

/** Time between the instruction to play and the first frame, ms. */
export const USUAL_STARTUP_MS = 400;

/** Plays from the start to a second of the content, with at most one pause. */
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
