import type { InterstitialEvent } from 'hls.js';

type Scheduled = Pick<InterstitialEvent, 'startTime' | 'hasPlayed' | 'error'> & {
  cue: Pick<InterstitialEvent['cue'], 'pre' | 'post'>;
};

/** Seconds of the content of future breaks: for the bar, and for its spoken description. */
export const breaksAheadS = (events: readonly Scheduled[]): number[] =>
  events
    .filter(({ cue, hasPlayed, error }) => !cue.pre && !cue.post && !hasPlayed && !error)
    .map(({ startTime }) => startTime);
