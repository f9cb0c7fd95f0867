/** V-08: what a broadcaster promises its viewers about advertising, and how it keeps it, as its website shows it. */

export type AdPromiseName = 'sameAd' | 'load' | 'breakLength' | 'protected' | 'startsWithin';

export interface PublicAdContract {
  /** False: nothing is interrupted at all. */
  hasAds: boolean;
  limits: {
    /** How often one viewer sees the same ad in any hour, at most. */
    sameAdPerHour: number;
    /** Seconds of ads per hour of content, at most. */
    adSecondsPerHour: number;
    /** Seconds of ads that a visit may begin with. */
    openingAdSeconds: number;
    /** Longest break, seconds. */
    breakSeconds: number;
    /** Content between two breaks, seconds at least. */
    contentSecondsBetweenBreaks: number;
    /** How long advertising may keep content waiting. */
    startsWithinMs: number;
  };
  /** Over so many days, today included; null: they cannot be had now. */
  counted: { days: number; broken: Record<AdPromiseName, number>; kept: Record<AdPromiseName, number> } | null;
}
