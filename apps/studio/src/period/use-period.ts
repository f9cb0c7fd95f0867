import { use, useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { TimeZoneContext } from '../messages/language.ts';
import { dayOf } from './civil-day.ts';
import {
  type Comparison,
  comparisonsFor,
  formatPeriod,
  type PeriodChoice,
  parseComparison,
  parsePeriod,
  spanOf,
} from './period.ts';

/** Period and comparison in the address, and links to others. */
export function usePeriod() {
  const [search] = useSearchParams();
  const timeZone = use(TimeZoneContext);
  const today = dayOf(new Date(), timeZone);
  const periode = search.get('periode');
  const compara = search.get('compara');

  const choice = useMemo(() => parsePeriod(periode, today), [periode, today]);
  const days = useMemo(() => spanOf(choice, new Date(), timeZone).days, [choice, timeZone]);
  const requested = parseComparison(compara);
  const comparison: Comparison = comparisonsFor(days).includes(requested) ? requested : 'anterior';

  const addressOf = useCallback(
    (next: { choice?: PeriodChoice; comparison?: Comparison }) => {
      const params = new URLSearchParams(search);
      if (next.choice) params.set('periode', formatPeriod(next.choice));
      if (next.comparison) params.set('compara', next.comparison);
      return `?${params}`;
    },
    [search],
  );
  /** A period of the address that cannot be shown. */
  const unknown = periode !== null && periode !== formatPeriod(choice) ? periode : null;
  return { choice, unknown, comparison, days, today, timeZone, addressOf };
}
