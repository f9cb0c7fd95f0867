import { useSearchParams } from 'react-router';
import { usePeriod } from '../period/use-period.ts';
import { parseQueryState, type Step } from './query-state.ts';
import { HOURLY_DAYS, stepWithin, usualStep } from './step-within.ts';

/** Step of a curve: that of the address, or one that suits the length of the period. */
export function useCurveStep(): Step {
  const [search] = useSearchParams();
  const { days } = usePeriod();
  const chosen = stepWithin(parseQueryState(search).step, days, HOURLY_DAYS);
  return chosen === 'total' ? usualStep(days) : chosen;
}
