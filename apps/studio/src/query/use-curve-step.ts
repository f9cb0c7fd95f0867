import { useSearchParams } from 'react-router';
import { usePeriod } from '../period/use-period.ts';
import { parseQueryState, type Step } from './query-state.ts';

/** Longest period in days whose curve has hours unless another step is chosen, and that can be split by minutes. */
export const HOURLY_DAYS = 2;

/** Step of a curve: that of the address, or one that suits the length of the period. */
export function useCurveStep(): Step {
  const [search] = useSearchParams();
  const { days } = usePeriod();
  const chosen = parseQueryState(search).step;
  const isTooFine = chosen === 'minute' && days > HOURLY_DAYS;
  return chosen === 'total' || isTooFine ? (days <= HOURLY_DAYS ? 'hour' : 'day') : chosen;
}
