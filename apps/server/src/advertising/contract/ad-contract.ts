/** V-08: the broadcaster's promise to viewers about advertising. Published at `/ads/contract`. */
import { z } from 'zod';

export const AdContract = z.object({
  /** Maximum number of times that one viewer sees the same creative within any hour. */
  sameAdPerHour: z.number().int().min(1).max(20),
  /** Maximum seconds of ads per hour of content. */
  adSecondsPerHour: z.number().min(0).max(1200),
  /** Seconds of ads allowed at the start of a session, before any content. At most an hour's. */
  openingAdSeconds: z.number().min(0).max(120),
  /** Longest break, in seconds. */
  breakSeconds: z.number().min(0).max(240),
  /** Minimum content between two breaks, seconds; a mid-roll needs half of it after the break. */
  contentSecondsBetweenBreaks: z.number().min(0),
  /** Longest time that advertising may delay content, milliseconds, whatever the ad server does. */
  startsWithinMs: z.number().int().min(100).max(3000),
});
export type AdContract = z.infer<typeof AdContract>;

/** For programmes of usual length. The demo's clips are shorter than a minute and have their own contract. */
export const DEFAULT_AD_CONTRACT: AdContract = {
  sameAdPerHour: 2,
  adSecondsPerHour: 480,
  openingAdSeconds: 45,
  breakSeconds: 45,
  contentSecondsBetweenBreaks: 480,
  startsWithinMs: 3000,
};
