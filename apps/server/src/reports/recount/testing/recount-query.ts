/**
 * For tests: an independent slow count of a query over raw rows, written from the definitions (docs/reports.md) and not
 * from the SQL. It uses no code of the planner.
 */
import type { Filter, FilterCondition, Granularity, QuerySegment } from '@sintonia/contracts';
import type { HitRow, PlaybackRow } from '../../../stores/events/event-rows.ts';
import { type CountedHit, hitDimensions, hitsOf } from './recount-hits.ts';
import { type Fact, factsOf } from './recount-playback.ts';
import { timeOf } from './recount-time.ts';

export interface RawRows {
  hits: readonly HitRow[];
  reports: readonly PlaybackRow[];
}

export interface RecountQuery {
  suite: string;
  fromMs: number;
  toMs: number;
  timeZone: string;
  nowMs: number;
  granularity: Granularity;
  metrics: readonly string[];
  dimensions: readonly string[];
  filter?: Filter | undefined;
  segments: readonly QuerySegment[];
}

/** A counted fact: time, visitor and dimensions; a multi-valued dimension has a list. */
export interface Countable {
  atMs: number;
  who: string;
  dimensions: Record<string, string | readonly string[]>;
}
type Figures = Record<string, number>;
export type Recounted = { rows: Map<string, Figures>; totals: Figures };

const WHOLE = { granularity: 'total', dimensions: [] } as const;

export function recount(raw: RawRows, query: RecountQuery): Recounted {
  const { hits, reports } = raw;
  const isWhole = query.granularity === 'total' && query.dimensions.length === 0;
  const allHits = hitsOf(hits, query);
  const isInside = ({ atMs }: Countable) => atMs >= query.fromMs && atMs < query.toMs;
  const counted = allHits.map((hit) => ({ ...hit, dimensions: hitDimensions(hit, query) }));
  const facts = factsOf(reports, hits, query);
  /** A playback session belongs to the visit of its media start hit. */
  const visitsOf = ({ viewing }: Fact) =>
    counted.flatMap(({ kind, media_session_id, visit }) =>
      kind === 'mediaStart' && media_session_id === viewing.id ? visit : [],
    );
  const inSegments = <T extends Countable & { visit?: string }>(one: T, isHit: boolean): boolean =>
    query.segments.every((segment) => {
      const meets = ({ dimensions }: Countable) => holds(segment.where, dimensions);
      const belongs = (): boolean => {
        if (segment.level === 'hit' || segment.level === 'playback') return meets(one);
        if (segment.level === 'visit') {
          const visits = isHit ? [one.visit] : visitsOf(one as unknown as Fact); // cast: what is no hit is a fact
          return counted.some((other) => other.visit !== '' && visits.includes(other.visit) && meets(other));
        }
        if (one.who === '') return false;
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
    // The audience of the whole refers to the whole window, not to its parts.
    totals: isWhole ? figures({ hits: meantHits, facts: meantFacts }) : recount(raw, { ...query, ...WHOLE }).totals,
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
  timeOnPage: (of) => sum(of.map(({ visible_ms }) => visible_ms)) / 1000,
  exitLinks: (of) => of.filter((hit) => hit.kind === 'link' && hit.link_type === 'lnk_e').length,
};

type Of = readonly Fact[];
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const duration = (of: Of, isMeant: (report: PlaybackRow, fact: Fact) => boolean) =>
  sum(of.map((fact) => (fact.report && isMeant(fact.report, fact) ? fact.report.duration_ms : 0)));
const isContent = ({ event, asset_type }: PlaybackRow) => event === 'play' && asset_type === 'main';
const isAd = ({ event, asset_type }: PlaybackRow) => event === 'play' && asset_type === 'ad';
const isStalled = ({ event, asset_type }: PlaybackRow, { viewing, atMs }: Fact) =>
  (event === 'buffer' || event === 'stall') && asset_type === 'main' && viewing.hasPlay && atMs > viewing.firstPlayMs;
const hasPreroll = ({ viewing }: Fact) => viewing.values.hasPreroll === 'yes';
const share = (of: Of, percent: number) =>
  of.filter(({ viewing: { hasLength, furthestS, lengthS } }) => hasLength && furthestS / lengthS >= percent / 100)
    .length;
const watching = (of: Of, percent: number) =>
  of.filter(({ viewing: { hasLength, coveredS, lengthS } }) => hasLength && coveredS * 100 >= lengthS * percent).length;
const quantile = (of: Of, level: number): number => {
  const values = of.map(({ viewing }) => viewing.startupMs).filter((ms) => ms > 0);
  values.sort((a, b) => a - b);
  return values[Math.min(values.length - 1, Math.floor(level * values.length))] ?? Number.NaN;
};
const played = (of: Of, percent: number) =>
  of.filter(({ ad }) => ad && ad.lengthS > 0 && ad.playedMs >= (ad.lengthS * 1000 * percent) / 100).length;
/** Second by second. */
function peak(of: Of): number {
  const seconds = new Map<number, number>();
  for (const { span } of of) {
    if (!span) continue;
    for (let s = Math.ceil(span.beginMs / 1000); s < Math.ceil(span.endMs / 1000); s++) {
      seconds.set(s, (seconds.get(s) ?? 0) + 1);
    }
  }
  return Math.max(0, ...seconds.values());
}

/** By the kind of fact that a metric counts. */
const FACTS: Record<string, [Fact['kind'], (of: Of) => number]> = {
  mediaStarts: ['attempt', (of) => of.length],
  startedAttempts: ['attempt', (of) => of.filter(({ viewing }) => viewing.hasPlay).length],
  startFailures: ['attempt', (of) => of.filter(({ viewing }) => !viewing.hasPlay && viewing.hasError).length],
  exitsBeforeStart: [
    'attempt',
    (of) => of.filter(({ viewing }) => !viewing.hasPlay && !viewing.hasError && viewing.isOver).length,
  ],
  openAttempts: [
    'attempt',
    (of) => of.filter(({ viewing }) => !viewing.hasPlay && !viewing.hasError && !viewing.isOver).length,
  ],
  attemptsWithPreroll: ['attempt', (of) => of.filter(hasPreroll).length],
  exitsInPreroll: [
    'attempt',
    (of) =>
      of.filter((fact) => hasPreroll(fact) && !fact.viewing.hasPlay && !fact.viewing.hasError && fact.viewing.isOver)
        .length,
  ],
  plays: ['play', (of) => of.length],
  playsWithLength: ['play', (of) => of.filter(({ viewing }) => viewing.hasLength).length],
  playsReaching25: ['play', (of) => share(of, 25)],
  playsReaching90: ['play', (of) => share(of, 90)],
  playsWatching10: ['play', (of) => watching(of, 10)],
  playsWatching90: ['play', (of) => watching(of, 90)],
  uniqueContentWatched: ['play', (of) => sum(of.map(({ viewing }) => viewing.coveredS))],
  finishedPlays: ['play', (of) => of.filter(({ viewing }) => viewing.isFinished).length],
  playbackFailures: ['play', (of) => of.filter(({ viewing }) => viewing.hasError).length],
  startupMedian: ['play', (of) => quantile(of, 0.5)],
  startupP95: ['play', (of) => quantile(of, 0.95)],
  startupMedianWithPreroll: ['play', (of) => quantile(of.filter(hasPreroll), 0.5)],
  startupP95WithoutPreroll: [
    'play',
    (of) =>
      quantile(
        of.filter((fact) => !hasPreroll(fact)),
        0.95,
      ),
  ],
  droppedFrames: ['play', (of) => sum(of.map(({ viewing }) => viewing.dropped))],
  completions: [
    'report',
    (of) =>
      distinct(
        of
          .filter(({ report }) => report?.event === 'complete' && report.asset_type === 'main')
          .map(({ viewing }) => viewing.id),
      ),
  ],
  uniqueViewers: [
    'report',
    (of) =>
      distinct(
        of.filter(({ report, viewing }) => report && isContent(report) && viewing.hasPlay).map(({ who }) => who),
      ),
  ],
  contentTimeSpent: ['report', (of) => duration(of, isContent) / 1000],
  averageAudienceOfContent: [
    'report',
    (of) =>
      sum(
        of.map(({ report, viewing: { hasLength, lengthS } }) =>
          report && isContent(report) && hasLength ? report.duration_ms / 1000 / lengthS : 0,
        ),
      ),
  ],
  mediaTimeSpent: ['report', (of) => duration(of, (row) => isContent(row) || isAd(row)) / 1000],
  adTime: ['report', (of) => duration(of, isAd) / 1000],
  pausedTime: ['report', (of) => duration(of, (row) => row.event === 'pause' && row.asset_type === 'main') / 1000],
  stalledTime: ['report', (of) => duration(of, isStalled) / 1000],
  playingOrStalledTime: ['report', (of) => duration(of, (row, fact) => isContent(row) || isStalled(row, fact)) / 1000],
  deliveredBits: [
    'report',
    (of) => sum(of.map(({ report }) => (report && isContent(report) ? report.bitrate * report.duration_ms : 0))) / 1000,
  ],
  timeWithBitrate: ['report', (of) => duration(of, (row) => isContent(row) && row.bitrate > 0) / 1000],
  adStarts: ['ad', (of) => of.length],
  adCompletes: ['ad', (of) => of.filter(({ ad }) => ad?.isComplete).length],
  adsReaching50: ['ad', (of) => played(of, 50)],
  adBreaks: ['ad', (of) => distinct(of.map(({ viewing, ad }) => `${viewing.id} ${ad?.breakId}`))],
  averageAudience: [
    'audience',
    (of) => sum(of.map(({ span }) => (span ? span.endMs - span.beginMs : 0))) / (of[0]?.span?.windowMs ?? 1),
  ],
  peakConcurrency: ['audience', peak],
};
const FACT_FIGURES: Record<string, (of: Of) => number> = Object.fromEntries(
  Object.entries(FACTS).map(([name, [kind, figure]]) => [
    name,
    (of) => figure(of.filter((fact) => fact.kind === kind)),
  ]),
);
const FACT_KINDS: Record<string, Fact['kind'][]> = Object.fromEntries(
  Object.entries(FACTS).map(([name, [kind]]) => [name, [kind]]),
);

/** Position of a row in the answer: its time and dimensions. */
export const rowKey = (values: readonly string[]): string => JSON.stringify(values);

function keysOf({ atMs, dimensions }: Countable, { granularity, timeZone, dimensions: names }: RecountQuery): string[] {
  let keys: string[][] = [granularity === 'total' ? [] : [timeOf(atMs, granularity, timeZone)]];
  for (const name of names) {
    const value = dimensions[name] ?? '';
    keys = keys.flatMap((key) => [value].flat().map((one) => [...key, one]));
  }
  return keys.map(rowKey);
}

const namesIn = (filter: Filter): string[] =>
  'all' in filter
    ? filter.all.flatMap(namesIn)
    : 'any' in filter
      ? filter.any.flatMap(namesIn)
      : 'not' in filter
        ? namesIn(filter.not)
        : [filter.dimension];

const NUMBERS = new Set(['hour', 'weekday', 'visitNumber', 'daysSinceLastVisit', 'searchResults', 'mediaLength']);

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
