/** Names of values that reports store as codes: pages, sections and channels of the site, experiments and variants. Pure. */
import type { ActivityNames, PageTitles } from './studio-catalogue.ts';
import { SITE_DIMENSIONS } from './value-labels.ts';

export interface KnownNames {
  /** Headline, title or name by code in hits. */
  pages: Readonly<PageTitles>;
  activities: Readonly<ActivityNames>;
}

/**
 * Name of a stored value; undefined without one.
 *
 * @param beside other values of the row: a variant is named by its activity, or by all activities alike
 */
export function nameOfValue(
  { pages, activities }: KnownNames,
  dimension: string,
  value: string,
  beside: Readonly<Record<string, string>> = {},
): string | undefined {
  if (SITE_DIMENSIONS.has(dimension)) return Object.hasOwn(pages, value) ? pages[value] : undefined;
  if (dimension === 'activity') return activities.find(({ id }) => id === value)?.name;
  if (dimension !== 'variant') return undefined;
  const of = beside.activity === undefined ? activities : activities.filter(({ id }) => id === beside.activity);
  const names = new Set(
    of.flatMap(({ variants }) => variants.filter(({ key }) => key === value)).map(({ name }) => name),
  );
  const [only] = names;
  return names.size === 1 ? only : undefined;
}
