import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { usePeriod } from '../period/use-period.ts';
import { parseQueryState, type QueryState } from './query-state.ts';
import { QUERY_MINUTE_DAYS, stepWithin } from './step-within.ts';

/** Query of the address, with a step that its period can be split by. The same object until the address changes. */
export function useQueryState(): QueryState {
  const [search] = useSearchParams();
  const { days } = usePeriod();
  return useMemo(() => {
    const queryState = parseQueryState(search);
    return { ...queryState, step: stepWithin(queryState.step, days, QUERY_MINUTE_DAYS) };
  }, [search, days]);
}
