/** The query of the page views of a section in an hour. Pure. */
import type { ReportQueryInput } from '@sintonia/contracts';
import { wallClock } from '../period/civil-day.ts';

/** @param hour whole minutes, ISO 8601 */
export const hourOfSection = (
  { from, to, section, suite }: { from: string; to: string; section: string; suite: string | null },
  timeZone: string,
): ReportQueryInput => ({
  ...(suite !== null && { suite }),
  period: { from: wallClock(new Date(from), timeZone), to: wallClock(new Date(to), timeZone) },
  metrics: ['pageviews'],
  filter: { is: 'equals', dimension: 'section', value: section },
});
