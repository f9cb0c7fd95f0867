/** By which values days are counted, and of which hits: those of the lists that everybody reads. */
import type { Filter, FilterCondition } from '@sintonia/contracts';
import { filterDimensions } from '../filters/filter-sql.ts';
import type { Relation } from '../metrics/metric.ts';

const isSet = (dimension: string): Filter => ({ not: { is: 'empty', dimension } });

/**
 * Filters of such lists. Where a visitor has several values the total is not the sum of the values: it is counted on its own, and
 * needs a group of the hits that the list is of.
 */
export const AMONG = {
  'with author': isSet('author'),
  'with programme': isSet('programme'),
  'with landing page': isSet('landingPage'),
  'with campaign': isSet('externalCampaign'),
  'of campaign visits': isSet('visitCampaign'),
  'from elsewhere': {
    all: [{ not: { is: 'equals', dimension: 'referrerType', value: 'internal' } }, isSet('referrerType')],
  },
  clicks: isSet('clickKind'),
  'with title': isSet('title'),
} as const satisfies Record<string, Filter>;
export type Among = keyof typeof AMONG;
const AMONGS = Object.keys(AMONG) as Among[]; // cast: its own keys

export interface DayGroup {
  /** As many as `GROUP_VALUES` at most, with one value each; without any, the group is one row. */
  dimensions: readonly string[];
  /** Its hits; null: all. Not by its own dimensions: the engine drops a key that is a function of others. */
  among: Among | null;
}

/** What is counted: hits, or who watched what. */
export type DaySource = 'hits' | 'viewers';

const totalsOf = (...amongs: readonly Among[]): DayGroup[] => amongs.map((among) => ({ dimensions: [], among }));
const ALL: DayGroup = { dimensions: [], among: null };

export const DAY_GROUPS: Readonly<Record<DaySource, readonly DayGroup[]>> = {
  hits: [
    ALL,
    ...['page', 'section', 'author', 'programme', 'landingPage', 'externalCampaign', 'visitCampaign'].map(ofAll),
    ...['device', 'browser', 'os'].map(ofAll),
    { dimensions: ['referrerType', 'referrerHost'], among: null },
    { dimensions: ['clickName', 'clickKind', 'clickRegion'], among: null },
    { dimensions: ['clickPage'], among: 'clicks' },
    ...totalsOf('with author', 'with programme', 'with landing page', 'with campaign', 'of campaign visits'),
    ...totalsOf('from elsewhere', 'clicks'),
  ],
  viewers: [ALL, ofAll('title'), ...totalsOf('with title')],
};

/** Relations of which days are counted. */
export const SOURCE_OF = {
  hits: 'hits',
  plays: 'viewers',
  heartbeats: 'viewers',
  audience: 'viewers',
} as const satisfies Partial<Record<Relation, DaySource>>;
export type DayRelation = keyof typeof SOURCE_OF;
const isCounted = (relation: Relation): relation is DayRelation => relation in SOURCE_OF;
/** Null: nothing of the relation is counted. */
export const sourceOf = (relation: Relation): DaySource | null => (isCounted(relation) ? SOURCE_OF[relation] : null);

/** Columns with the values of a group's dimensions. */
export const GROUP_VALUES = ['value_1', 'value_2', 'value_3'] as const;

/** Name of its rows. */
export const nameOf = ({ dimensions, among }: DayGroup): string =>
  [...dimensions, ...(among ? [among] : [])].join(', ');

/** Rows of a group that answer a query. */
export interface GroupRows {
  group: DayGroup;
  /** Further condition on their values. */
  filter?: Filter;
}

/** The rows with the figures of a breakdown, for each of its values; null if no group has them. */
export function groupRows(
  source: DaySource,
  dimensions: readonly string[],
  filter: Filter | undefined,
): GroupRows | null {
  const find = groupFinder(DAY_GROUPS[source]);
  if (filter === undefined) return rowsOf(find(dimensions, null));
  const conditions = conjuncts(filter);
  const among = AMONGS.find((key) => isTheSame(conditions, conjuncts(AMONG[key])));
  const ofList = among === undefined ? undefined : find(dimensions, among);
  if (ofList) return rowsOf(ofList);
  const named = filterDimensions(filter).map(({ name }) => name);
  // Conditions on the values of a row, or, for one figure, those that leave one row.
  if (named.every((key) => dimensions.includes(key))) return rowsOf(find(dimensions, null), filter);
  return dimensions.length === 0 && conditions.every(isEqual) ? rowsOf(find(named, null), filter) : null;
}

const rowsOf = (group: DayGroup | undefined, filter?: Filter): GroupRows | null =>
  group === undefined ? null : { group, ...(filter && { filter }) };

function ofAll(dimension: string): DayGroup {
  return { dimensions: [dimension], among: null };
}

const groupFinder =
  (groups: readonly DayGroup[]) =>
  (dimensions: readonly string[], among: Among | null): DayGroup | undefined => {
    const wanted = new Set(dimensions); // in any order
    return groups.find(
      (group) =>
        group.among === among &&
        group.dimensions.length === wanted.size &&
        group.dimensions.every((key) => wanted.has(key)),
    );
  };

/** Conditions that must all hold. */
function conjuncts(filter: Filter): Filter[] {
  if ('all' in filter) return filter.all.flatMap(conjuncts);
  return 'any' in filter && filter.any.length === 1 ? filter.any.flatMap(conjuncts) : [filter];
}

const isEqual = (filter: Filter): filter is FilterCondition => 'is' in filter && filter.is === 'equals';

/** @param other of keys in the same order */
function isTheSame(some: readonly Filter[], other: readonly Filter[]): boolean {
  const [ours, theirs] = [some, other].map((all) => all.map((one) => JSON.stringify(inOrder(one))).toSorted());
  return JSON.stringify(ours) === JSON.stringify(theirs);
}

/** With its keys in one order. */
function inOrder(filter: Filter): unknown {
  if ('not' in filter) return { not: inOrder(filter.not) };
  return Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1));
}
