/**
 * For tests: a query counted the slow way over raw rows, in plain code, from the definitions (docs/reports.md) and not from
 * the SQL. Nothing of the planner is used.
 */
import type { Filter, FilterCondition, Granularity, QuerySegment } from '@sintonia/contracts';
import type { HitRow, PlaybackRow } from '../../stores/events/event-rows.ts';
import { type CountedHit, hitDimensions, hitsOf } from './recount-hits.ts';
import { type Fact, factsOf, playbackDimensions } from './recount-playback.ts';

export interface RawRows {
  hits: readonly HitRow[];
  reports: readonly PlaybackRow[];
}

export interface RecountQuery {
  suite: string;
  fromMs: number;
  toMs: number;
  timeZone: string;
  granularity: Granularity;
  metrics: readonly string[];
  dimensions: readonly string[];
  filter?: Filter | undefined;
  segments: readonly QuerySegment[];
}

/** What counts: when, whose, and its dimensions; a dimension with several values has a list. */
export interface Countable {
  atMs: number;
  who: string;
  dimensions: Record<string, string | readonly string[]>;
}
type Figures = Record<string, number>;
export type Recounted = { rows: Map<string, Figures>; totals: Figures };

export function recount({ hits, reports }: RawRows, query: RecountQuery): Recounted {
  const allHits = hitsOf(hits, query);
  const isInside = ({ atMs }: Countable) => atMs >= query.fromMs && atMs < query.toMs;
  const counted = allHits.map((hit) => ({ ...hit, dimensions: hitDimensions(hit, query) }));
  const facts = factsOf(reports, query).map((fact) => ({ ...fact, dimensions: playbackDimensions(fact, query) }));
  const inSegments = <T extends Countable & { visit?: string }>(one: T, isHit: boolean): boolean =>
    query.segments.every((segment) => {
      const meets = ({ dimensions }: Countable) => holds(segment.where, dimensions);
      const belongs = (): boolean => {
        if (segment.level === 'hit' || segment.level === 'playback') return meets(one);
        if (one.who === '') return false;
        if (segment.level === 'visit') return counted.some((other) => other.visit === one.visit && meets(other));
        const isOfPlayback = namesIn(segment.where).some((name) => !(name in (counted[0]?.dimensions ?? {})));
        const among: Countable[] = isOfPlayback ? facts.filter(({ kind }) => kind === 'report') : counted;
        return among.some((other) => other.who === one.who && isInside(other) && meets(other));
      };
      return belongs() !== segment.isExcluded && (isHit || segment.level !== 'hit');
    });
  const isMeant = (one: Countable) => query.filter === undefined || holds(query.filter, one.dimensions);
  const meantHits = counted.filter((hit) => isInside(hit) && isMeant(hit) && inSegments(hit, true));
  const meantFacts = facts.filter((fact) => isInside(fact) && isMeant(fact) && inSegments(fact, false));
  const rows = new Map<string, { hits: CountedHit[]; facts: Fact[] }>();
  const at = (key: string) => {
    const row = rows.get(key) ?? { hits: [], facts: [] };
    rows.set(key, row);
    return row;
  };
  const usesHits = query.metrics.some((name) => name in HIT_FIGURES);
  const usesFacts = query.metrics.some((name) => name in FACT_FIGURES);
  if (usesHits) for (const hit of meantHits) for (const key of keysOf(hit, query)) at(key).hits.push(hit);
  if (usesFacts) {
    const kinds = new Set(query.metrics.flatMap((name) => FACT_KINDS[name] ?? []));
    for (const fact of meantFacts)
      if (kinds.has(fact.kind)) for (const key of keysOf(fact, query)) at(key).facts.push(fact);
  }
  const figures = (of: { hits: CountedHit[]; facts: Fact[] }): Figures =>
    Object.fromEntries(
      query.metrics.map((name) => [name, HIT_FIGURES[name]?.(of.hits) ?? FACT_FIGURES[name]?.(of.facts) ?? Number.NaN]),
    );
  return {
    rows: new Map([...rows].map(([key, of]) => [key, figures(of)])),
    totals: figures({ hits: meantHits, facts: meantFacts }),
  };
}

const distinct = (values: readonly string[]): number => new Set(values.filter((value) => value !== '')).size;
const isView = (hit: CountedHit) => hit.kind === 'pageview';
const VIEWS_OF_VISIT = (of: readonly CountedHit[]) => of.filter(({ isBounce }) => isBounce).map(({ visit }) => visit);

const HIT_FIGURES: Record<string, (of: readonly CountedHit[]) => number> = {
  pageviews: (of) => of.filter(isView).length,
  exemptPageviews: (of) => of.filter((hit) => isView(hit) && hit.tier === 'none').length,
  identifiedPageviews: (of) => of.filter((hit) => isView(hit) && hit.who !== '').length,
  visitors: (of) => distinct(of.map(({ who }) => who)),
  newVisitors: (of) => distinct(of.filter(({ isNew }) => isNew).map(({ who }) => who)),
  visits: (of) => distinct(of.map(({ visit }) => visit)),
  entries: (of) => of.filter(({ isEntry }) => isEntry).length,
  exits: (of) => of.filter(({ isExit }) => isExit).length,
  bounces: (of) => distinct(VIEWS_OF_VISIT(of)),
  searches: (of) => of.filter(({ events }) => events.includes('event2')).length,
  emptySearches: (of) => of.filter((hit) => hit.events.includes('event2') && hit.variables.c21 === '0').length,
  downloads: (of) => of.filter(({ events }) => events.includes('event5')).length,
  shares: (of) => of.filter(({ events }) => events.includes('event3')).length,
  participations: (of) => of.filter(({ events }) => events.includes('event15')).length,
  buttonClicks: (of) => of.filter(({ events }) => events.includes('event10')).length,
  linkClicks: (of) => of.filter(({ kind }) => kind === 'link').length,
  exitLinks: (of) => of.filter((hit) => hit.kind === 'link' && hit.link_type === 'lnk_e').length,
};

const ofKind = (of: readonly Fact[], kind: Fact['kind']) => of.filter((fact) => fact.kind === kind);
const FACT_FIGURES: Record<string, (of: readonly Fact[]) => number> = {};
const FACT_KINDS: Record<string, Fact['kind'][]> = {};
void ofKind;

/** Where a row of the answer stands: its time and dimensions. */
export const rowKey = (values: readonly string[]): string => JSON.stringify(values);

function keysOf({ atMs, dimensions }: Countable, { granularity, timeZone, dimensions: names }: RecountQuery): string[] {
  let keys: string[][] = [granularity === 'total' ? [] : [timeOf(atMs, granularity, timeZone)]];
  for (const name of names) {
    const value = dimensions[name] ?? '';
    keys = keys.flatMap((key) => [value].flat().map((one) => [...key, one]));
  }
  return keys.map(rowKey);
}

export function timeOf(atMs: number, granularity: Granularity, timeZone: string): string {
  const utc = new Date(atMs).toISOString();
  if (granularity === 'minute') return `${utc.slice(0, 16)}:00Z`;
  if (granularity === 'hour') return `${utc.slice(0, 13)}:00:00Z`;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(atMs);
  if (granularity === 'day') return day;
  if (granularity === 'month') return `${day.slice(0, 7)}-01`;
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() - ((noon.getUTCDay() + 6) % 7));
  return noon.toISOString().slice(0, 10);
}

const namesIn = (filter: Filter): string[] =>
  'all' in filter
    ? filter.all.flatMap(namesIn)
    : 'any' in filter
      ? filter.any.flatMap(namesIn)
      : 'not' in filter
        ? namesIn(filter.not)
        : [filter.dimension];

const NUMBERS = new Set(['hour', 'weekday', 'visitNumber', 'daysSinceLastVisit', 'searchResults']);

export function holds(filter: Filter, dimensions: Countable['dimensions']): boolean {
  if ('all' in filter) return filter.all.every((one) => holds(one, dimensions));
  if ('any' in filter) return filter.any.some((one) => holds(one, dimensions));
  if ('not' in filter) return !holds(filter.not, dimensions);
  const value = dimensions[filter.dimension] ?? '';
  return [value].flat().some((one) => meets(filter, one, NUMBERS.has(filter.dimension)));
}

function meets(condition: FilterCondition, value: string, isNumber: boolean): boolean {
  const same = (one: string | number) =>
    isNumber ? value !== '' && Number(value) === Number(one) : value === `${one}`;
  switch (condition.is) {
    case 'empty':
      return value === '';
    case 'equals':
      return same(condition.value);
    case 'contains':
      return value.includes(`${condition.value}`);
    case 'starts':
      return value.startsWith(`${condition.value}`);
    case 'in':
      return condition.values.some(same);
    case 'between': {
      if (isNumber)
        return value !== '' && Number(value) >= Number(condition.from) && Number(value) <= Number(condition.to);
      const bytes = Buffer.from(value);
      return bytes.compare(Buffer.from(`${condition.from}`)) >= 0 && bytes.compare(Buffer.from(`${condition.to}`)) <= 0;
    }
  }
}
