/** V-08: a broadcaster's public promises about advertising, and how they are kept. */
import { z } from 'zod';

/** Metrics count ads and breaks that were dropped to keep a promise, and broken promises. */
export const AD_PROMISES = ['sameAd', 'load', 'breakLength', 'protected', 'startsWithin'] as const;
export type AdPromiseName = (typeof AD_PROMISES)[number];

export const PROMISE_OUTCOMES = ['kept', 'broken'] as const;
export type PromiseOutcome = (typeof PROMISE_OUTCOMES)[number];

export interface PublicAdContract {
  /** False: no ads at all. */
  hasAds: boolean;
  limits: {
    /** Limit of the same ad for one viewer in any hour. */
    sameAdPerHour: number;
    /** Limit of ads per hour of content, seconds. */
    adSecondsPerHour: number;
    /** Limit of ads at the start of a visit, seconds. */
    openingAdSeconds: number;
    /** Longest break, seconds. */
    breakSeconds: number;
    /** Shortest content between two breaks, seconds. */
    contentSecondsBetweenBreaks: number;
    /** Longest delay of content by ads. */
    startsWithinMs: number;
  };
  /** Over `days` days, today included; null when unavailable. */
  counted: { days: number; broken: Record<AdPromiseName, number>; kept: Record<AdPromiseName, number> } | null;
}

const Counts = z.record(z.enum(AD_PROMISES), z.int());

/** Part of `GET /api/reports/advertising`: limits, and how often each promise was kept or broken on the requested days. */
export const ContractReport = z.object({
  /** Null without a readable contract. */
  limits: z
    .object({
      sameAdPerHour: z.number(),
      adSecondsPerHour: z.number(),
      openingAdSeconds: z.number(),
      breakSeconds: z.number(),
      contentSecondsBetweenBreaks: z.number(),
      startsWithinMs: z.number(),
    })
    .nullable(),
  promises: z.object({ kept: Counts, broken: Counts }),
});
export type ContractReport = z.infer<typeof ContractReport>;

/** `GET /api/reports/advertising/quarters`: the quarters of an hour that add up to one count of promises. */
export const PromiseQuarters = z.object({
  /** Oldest first. @property since start of the quarter */
  rows: z.array(z.object({ since: z.string(), count: z.int() })),
  /** Instants. */
  period: z.object({ from: z.string(), to: z.string() }),
  statement: z.string(),
});
export type PromiseQuarters = z.infer<typeof PromiseQuarters>;
