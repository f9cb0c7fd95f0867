/**
 * For tests: counts a query over raw rows in plain code. It is written from the definitions (docs/reports.md), and uses
 * neither SQL nor code of the planner.
 */
import type { Filter, Granularity, QuerySegment } from '@sintonia/contracts';
import type { ScheduledItem } from '../../../query/broadcasts.ts';
import type { HitRow, PlaybackRow } from '../../../stores/events/event-rows.ts';
import { broadcastFacts } from './recount-broadcasts.ts';
import { holds, keysOf, rowKey } from './recount-cells.ts';
import { FACT_FIGURES, FACT_KINDS, HIT_FIGURES } from './recount-figures.ts';
import { type CountedHit, hitDimensions, hitsOf } from './recount-hits.ts';
import { type Fact, factsOf } from './recount-playback.ts';
import { WHOLE_METRIC, wholeOf } from './recount-whole.ts';

export interface RawRows {
  hits: readonly HitRow[];
  heartbeats: readonly PlaybackRow[];
  schedule?: readonly ScheduledItem[];
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
  visitor: string;
  dimensions: Record<string, string | readonly string[]>;
}
type Figures = Record<string, number>;
export type Recounted = { rows: Map<string, Figures>; totals: Figures };

const WHOLE = { granularity: 'total', dimensions: [] } as const;

export function recount(raw: RawRows, query: RecountQuery): Recounted {
  const { hits, heartbeats, schedule = [] } = raw;
  const isWhole = query.granularity === 'total' && query.dimensions.length === 0;
  const allHits = hitsOf(raw, query);
  const isInside = ({ atMs }: Countable) => atMs >= query.fromMs && atMs < query.toMs;
  const counted = allHits.map((hit) => ({ ...hit, dimensions: hitDimensions(hit, query) }));
  const facts = factsOf(heartbeats, hits, { ...query, schedule });
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
        if (one.visitor === '') return false;
        const isOfPlayback = namesIn(segment.where).some((name) => !(name in (counted[0]?.dimensions ?? {})));
        const among: Countable[] = isOfPlayback ? facts.filter(({ kind }) => kind === 'heartbeat') : counted;
        return among.some((other) => other.visitor === one.visitor && isInside(other) && meets(other));
      };
      return belongs() !== segment.isExcluded && (isHit || segment.level !== 'hit');
    });
  const isMeant = (one: Countable) => query.filter === undefined || holds(query.filter, one.dimensions);
  const meantHits = counted.filter((hit) => isInside(hit) && isMeant(hit) && inSegments(hit, true));
  const atAnyTime = { ...query, schedule, granularity: 'total', fromMs: 0, toMs: Number.MAX_SAFE_INTEGER } as const;
  const spans =
    schedule.length === 0 ? [] : factsOf(heartbeats, hits, atAnyTime).filter(({ kind }) => kind === 'audience');
  const inTheirSegments = spans.filter((fact) => inSegments(fact, false));
  const broadcasts = broadcastFacts(schedule, inTheirSegments, query).filter((one) => isInside(one) && isMeant(one));
  const ofViewings = facts.filter((fact) => isInside(fact) && isMeant(fact) && inSegments(fact, false));
  const meantFacts = [...ofViewings, ...broadcasts];
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
  const whole = wholeOf(
    facts.filter((fact) => isInside(fact) && inSegments(fact, false)),
    query,
  );
  if (query.metrics.includes(WHOLE_METRIC)) for (const key of whole.keys) at(key);
  const figures = (of: { hits: CountedHit[]; facts: Fact[] }, key: string): Figures =>
    Object.fromEntries(
      query.metrics.map((name) => [
        name,
        name === WHOLE_METRIC
          ? whole.secondsBeside(key)
          : (HIT_FIGURES[name]?.(of.hits) ?? FACT_FIGURES[name]?.(of.facts) ?? Number.NaN),
      ]),
    );
  return {
    rows: new Map([...rows].map(([key, of]) => [key, figures(of, key)])),
    // The audience of the whole is divided by the whole window: it is not the sum of the rows.
    totals: isWhole
      ? figures({ hits: meantHits, facts: meantFacts }, rowKey([]))
      : recount(raw, { ...query, ...WHOLE }).totals,
  };
}

const namesIn = (filter: Filter): string[] =>
  'all' in filter
    ? filter.all.flatMap(namesIn)
    : 'any' in filter
      ? filter.any.flatMap(namesIn)
      : 'not' in filter
        ? namesIn(filter.not)
        : [filter.dimension];
