import type { InterstitialEvent } from 'hls.js';

type Scheduled = Pick<InterstitialEvent, 'startTime' | 'hasPlayed' | 'error'> & {
  cue: Pick<InterstitialEvent['cue'], 'pre' | 'post'>;
};

/** Seconds of the content at which it will still be interrupted: for the bar, and for who hears what it shows. */
export const breaksAheadS = (events: readonly Scheduled[]): number[] =>
  events
    .filter(({ cue, hasPlayed, error }) => !cue.pre && !cue.post && !hasPlayed && !error)
    .map(({ startTime }) => startTime);
