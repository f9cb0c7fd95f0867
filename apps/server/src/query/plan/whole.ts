/** Sums of the whole: of everything that the same viewers play at the same time, beside each part of it. */
import type { Filter } from '@sintonia/contracts';
import { filterDimensions } from '../filters/filter-sql.ts';
import type { CountedMetric } from '../metrics/metric.ts';

/** Dimensions of what is played; others are of the viewers, of their devices and of the time. */
const OF_CONTENT: ReadonlySet<string> = new Set([
  ...['title', 'mediaId', 'season', 'episode', 'genre', 'originator', 'dayPart', 'programme', 'page'],
  ...['playbackChannel', 'streamKind', 'mediaKind', 'mediaLength', 'broadcast'],
]);
export const isOfContent = (dimension: string): boolean => OF_CONTENT.has(dimension);

export const isOfWhole = ({ count }: Pick<CountedMetric, 'count'>): boolean => count.by === 'whole';

const conjuncts = (filter: Filter): Filter[] => ('all' in filter ? filter.all.flatMap(conjuncts) : [filter]);

/** Those conditions that must all hold and are not about the content alone. */
export function withoutContent(filter: Filter | undefined): Filter | undefined {
  if (filter === undefined) return undefined;
  const all = conjuncts(filter).filter((one) => !filterDimensions(one).every(({ name }) => isOfContent(name)));
  return all.length === 0 ? undefined : { all };
}
