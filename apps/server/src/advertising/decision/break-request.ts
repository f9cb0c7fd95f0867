import type { WantedBreak } from './vmap-offset.ts';

export interface BreakRequest extends WantedBreak {
  /** Id of the content around the break, as passed to the ad server. */
  contentId: string;
  /** Longest allowed length, seconds. */
  breakS: number;
}
