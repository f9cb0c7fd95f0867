import { z } from 'zod';

/**
 * Named periods in the broadcaster's calendar. Those of days end with today, up to now; `lastWeek` begins on a Monday.
 * Those of hours and minutes end with the current minute.
 */
export const RelativePeriod = z.enum([
  'last30Minutes',
  'last24Hours',
  'today',
  'yesterday',
  'last7Days',
  'last28Days',
  'last90Days',
  'last365Days',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisYear',
]);
export type RelativePeriod = z.infer<typeof RelativePeriod>;
