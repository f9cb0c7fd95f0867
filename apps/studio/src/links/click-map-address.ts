import { formatPeriod, type PeriodChoice } from '../period/period.ts';

/** The page on the site with its click map, for the same period and suite. @param path of the site */
export function clickMapAddress(path: string, choice: PeriodChoice, search: URLSearchParams): string {
  const params = new URLSearchParams({ clics: formatPeriod(choice) });
  const suite = search.get('conjunt');
  if (suite !== null) params.set('conjunt', suite);
  return `${path}?${params}`;
}
