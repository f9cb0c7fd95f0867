/** The filter and the segment of a query. */
import { type Filter, QUERY_LIMITS, type QuerySegment } from '@sintonia/contracts';
import type { QueryState } from './query-state.ts';

/**
 * Values of one dimension are alternatives; conditions on several must all hold. Null without any.
 *
 * @param named values of the first dimension whose text contains the search, besides those that contain it themselves
 */
export function filterOf(
  { conditions, dimensions = [], search = '' }: Pick<QueryState, 'conditions'> & Partial<QueryState>,
  named: readonly string[] = [],
): Filter | null {
  const kept = new Map<string, string[]>();
  for (const { dimension, isExcluded, value } of conditions) {
    if (!isExcluded) kept.set(dimension, [...(kept.get(dimension) ?? []), value]);
  }
  const all: Filter[] = [
    ...[...kept].map(([dimension, values]): Filter => ({ any: values.map((value) => hasValue(dimension, value)) })),
    ...conditions.flatMap(({ dimension, isExcluded, value }): Filter[] =>
      isExcluded ? [{ not: hasValue(dimension, value) }] : [],
    ),
  ];
  const [searched] = dimensions;
  if (searched !== undefined && search.trim() !== '') {
    all.push({
      any: [
        ...spellings(search.trim()).map((value): Filter => ({ is: 'contains', dimension: searched, value })),
        ...(named.length > 0
          ? [{ is: 'in' as const, dimension: searched, values: named.slice(0, QUERY_LIMITS.listValues) }]
          : []),
      ],
    });
  }
  return all.length === 0 ? null : { all };
}

/** The query's visitors as a segment; null without any. */
export function segmentOf({ visitors = [] }: QueryState): QuerySegment | null {
  if (visitors.length === 0) return null;
  const all = visitors.map(({ dimension, isExcluded, value }): Filter => {
    const filter = hasValue(dimension, value);
    return isExcluded ? { not: filter } : filter;
  });
  return { level: 'visitor', where: { all }, isExcluded: false };
}

/**
 * The conditions as segments of viewings, for figures that only these can narrow: broadcasts have few dimensions of their
 * own. An excluded value leaves out the viewings that ever had it.
 */
export function viewingsOf(conditions: QueryState['conditions']): QuerySegment[] {
  const kept = filterOf({ conditions: conditions.filter(({ isExcluded }) => !isExcluded) });
  return [
    ...(kept ? [{ level: 'playback' as const, where: kept, isExcluded: false }] : []),
    ...conditions
      .filter(({ isExcluded }) => isExcluded)
      .map(({ dimension, value }) => ({
        ...{ level: 'playback' as const, where: hasValue(dimension, value), isExcluded: true },
      })),
  ];
}

/** @param value '' for none */
export const hasValue = (dimension: string, value: string): Filter =>
  value === '' ? { is: 'empty', dimension } : { is: 'equals', dimension, value };

/** Comparison is exact: a search also tries lower case, capitalised and upper case, and each kind of apostrophe. */
export function spellings(text: string): string[] {
  const lower = text.toLowerCase();
  const cased = [text, lower, lower.charAt(0).toUpperCase() + lower.slice(1), text.toUpperCase()];
  return [...new Set(cased.flatMap((one) => [one, one.replace(/['‘ʼ]/g, '’'), one.replace(/[’‘ʼ]/g, "'")]))];
}
