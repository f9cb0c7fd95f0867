/** For tests: the time of all our channels beside a part of it, viewing by viewing. */
import type { Filter } from '@sintonia/contracts';
import { holds, keysOf, rowKey } from './recount-cells.ts';
import type { Fact } from './recount-playback.ts';
import type { RecountQuery } from './recount-query.ts';

export const WHOLE_METRIC = 'timeOfAllChannels';
const CONTENT = [
  'title',
  'mediaId',
  'season',
  'programme',
  'playbackChannel',
  'streamKind',
  'mediaLength',
  'broadcast',
  'page',
];
export const isOfContent = (dimension: string): boolean => CONTENT.includes(dimension);

/** @param facts inside the period and the segments */
export function wholeOf(facts: readonly Fact[], query: RecountQuery) {
  const { dimensions, filter, granularity } = query;
  const isLive = ({ viewing }: Fact) =>
    ['live', 'linear'].includes(viewing.values.streamKind ?? '') && viewing.values.playbackChannel !== '';
  const spans = facts.filter(
    (fact) => fact.kind === 'audience' && isLive(fact) && (filter === undefined || holdsForPublic(filter, fact)),
  );
  const first = granularity === 'total' ? 0 : 1;
  const ofPublic = (key: string): string =>
    rowKey((JSON.parse(key) as string[]).filter((_, i) => i < first || !isOfContent(dimensions[i - first] ?? ''))); // cast: written by `rowKey`
  const secondsBy = new Map<string, number>();
  const keys = spans.flatMap((fact) => keysOf(fact, query));
  for (const fact of spans) {
    const [key = ''] = keysOf(fact, query);
    const seconds = fact.span ? (fact.span.endMs - fact.span.beginMs) / 1000 : 0;
    secondsBy.set(ofPublic(key), (secondsBy.get(ofPublic(key)) ?? 0) + seconds);
  }
  return {
    /** Rows that the whole alone gives a figure. */
    keys: dimensions.some(isOfContent) ? [] : keys,
    secondsBeside: (key: string): number => secondsBy.get(ofPublic(key)) ?? 0,
  };
}

/** What is said about the content alone does not count. */
function holdsForPublic(filter: Filter, fact: Fact): boolean {
  if ('all' in filter) return filter.all.every((one) => holdsForPublic(one, fact));
  const names = [...JSON.stringify(filter).matchAll(/"dimension":"(\w+)"/g)].map(([, name = '']) => name);
  return names.every(isOfContent) || holds(filter, fact.dimensions);
}
