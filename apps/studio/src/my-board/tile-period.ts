/** Periods of tiles in words. Pure except for Intl. */
import type { QueryPeriod } from '@sintonia/contracts';
import { NAMED_PERIODS, QUERIED_PERIODS } from '@sintonia/contracts/studio-addresses';
import { dayBounds, EMISSIONS_ADDRESS, guideDay } from '../broadcasts/guide-day.ts';
import type { Messages } from '../messages/catalan.ts';
import type { Formats } from '../messages/formats.ts';
import { dayOf, isCivilDay } from '../period/civil-day.ts';
import { between, daysText } from '../period/days-text.ts';
import { parsePeriod } from '../period/period.ts';
import { withOwnPeriod } from '../query/analysis-paths.ts';
import type { PathContext, PathFigures } from './path-scope.ts';

const OF_MINUTES: ReadonlySet<string> = new Set(['last24Hours']);

/**
 * Period of a saved query: its name on the bar of periods, else its first and last day, or minute.
 *
 * @param answered instants of the period in the answer; `to` is exclusive
 */
export function tilePeriod(
  period: QueryPeriod,
  answered: { from: string; to: string },
  words: Messages['period'],
  formats: Pick<Formats, 'day' | 'minute'>,
): string {
  const name = NAMED_PERIODS.find((one) => QUERIED_PERIODS[one] === period);
  if (name !== undefined) return words[name];
  if (period === 'last30Minutes') return words.halfHour;
  const isOfMinutes = typeof period === 'string' ? OF_MINUTES.has(period) : period.from.length > 10;
  if (!isOfMinutes) return between(formats.day(answered.from), formats.day(new Date(Date.parse(answered.to) - 1)));
  const minute = (at: string) => `${formats.day(at)}, ${formats.minute(at)}`;
  return between(minute(answered.from), minute(answered.to));
}

/** Period of a saved address, as its screen reads it; of broadcasts their day. */
export function pathPeriod(
  kind: PathFigures['kind'],
  path: string,
  { timeZone, nowMs }: Pick<PathContext, 'timeZone' | 'nowMs'>,
  words: Messages['period'],
  formats: Pick<Formats, 'day'>,
): string {
  if (kind === 'rejected') return words.lastDay;
  if (kind === 'alerts' || kind === 'experiments') return words.now;
  const search = new URLSearchParams(path.split('?')[1]);
  if (kind === 'broadcasts') {
    const day = search.get(EMISSIONS_ADDRESS.day) ?? '';
    return formats.day(new Date(dayBounds(isCivilDay(day) ? day : guideDay(nowMs, timeZone), timeZone).fromMs));
  }
  const own = kind === 'retention' ? withOwnPeriod(kind, search) : search;
  const choice = parsePeriod(own.get('periode'), dayOf(new Date(nowMs), timeZone));
  if (choice.kind !== 'days') return words[choice.kind];
  return daysText(choice, timeZone, formats.day);
}
