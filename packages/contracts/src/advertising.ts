/** V-08: a broadcaster's public promises about advertising, and how they are kept. */

export type AdPromiseName = 'sameAd' | 'load' | 'breakLength' | 'protected' | 'startsWithin';

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
