/** V-08: what the broadcaster promises its viewers about advertising. Published at `/ads/contract`. */
import { z } from 'zod';

export const AdContract = z.object({
  /** How often one viewer sees the same creative in any hour, at most. */
  sameAdPerHour: z.number().int().min(1).max(20),
  /** Seconds of ads per hour of content, at most. */
  adSecondsPerHour: z.number().min(0).max(1200),
  /** Seconds of ads that a session may begin with, before any content was seen. Never more than an hour's. */
  openingAdSeconds: z.number().min(0).max(120),
  /** Longest break, in seconds. */
  breakSeconds: z.number().min(0).max(240),
  /** Content between two breaks, in seconds at least; a mid-roll has half of it before the end. */
  contentSecondsBetweenBreaks: z.number().min(0),
  /** How long advertising may keep content waiting, whatever an ad server does. */
  startsWithinMs: z.number().int().min(100).max(3000),
});
export type AdContract = z.infer<typeof AdContract>;

/** For programmes of usual length. The demo's clips last less than a minute and bring a contract of their own. */
export const DEFAULT_AD_CONTRACT: AdContract = {
  sameAdPerHour: 2,
  adSecondsPerHour: 480,
  openingAdSeconds: 45,
  breakSeconds: 45,
  contentSecondsBetweenBreaks: 480,
  startsWithinMs: 3000,
};

/** Each promise by name; kept ones (an ad or a break was left out) and broken ones are counted by it. */
export const AD_PROMISES = ['sameAd', 'load', 'breakLength', 'protected', 'startsWithin'] as const;
export type AdPromise = (typeof AD_PROMISES)[number];
