/** Steps that a period can be split by. Pure. */
import type { Step } from './query-state.ts';

/** Longest period in days whose curve has hours unless another step is chosen, and that can be split by minutes. */
export const HOURLY_DAYS = 2;

/** Longest period in days that a query of one's own can be split by minutes; the server refuses longer ones. */
export const QUERY_MINUTE_DAYS = 7;

/** Step of a curve whose address has none. */
export const usualStep = (days: number): Step => (days <= HOURLY_DAYS ? 'hour' : 'day');

/**
 * The step of an address, or the usual one where the period has become too long for it.
 *
 * @param minuteDays longest period in days that can be split by minutes
 */
export const stepWithin = (step: Step, days: number, minuteDays: number): Step =>
  step === 'minute' && days > minuteDays ? usualStep(days) : step;
