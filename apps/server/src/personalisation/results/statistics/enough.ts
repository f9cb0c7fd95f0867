/** From when on means of visitors are near enough to normal for an interval to keep its word. */
import type { Moments } from './moments.ts';

export const LEAST_VISITORS = 100;
/** Visitors with an outcome, and for shares those without one, too: rare outcomes are skewed. */
export const LEAST_ACTIVE = 20;

/** @param isShare the outcome is 1 or 0 */
export const isEnough = ({ n, active }: Moments, isShare: boolean): boolean =>
  n >= LEAST_VISITORS && active >= LEAST_ACTIVE && (!isShare || n - active >= LEAST_ACTIVE);
