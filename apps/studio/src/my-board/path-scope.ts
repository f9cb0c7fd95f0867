import type { FunnelAnswer, ReportSuites, RetentionAnswer } from '@sintonia/contracts';
import { SUITE_PARAMETER } from '@sintonia/contracts/studio-addresses';
import type { Answered } from '../api/request.ts';
import { dayOf } from '../period/civil-day.ts';
import { parsePeriod } from '../period/period.ts';
import { filterOf } from '../query/query-filter.ts';
import { parseQueryState } from '../query/query-state.ts';
import { parseChosen, segmentsOf } from '../segments/chosen-segments.ts';
import type { BroadcastRow } from './broadcast-figures.ts';

/** Rows of a tile. */
export const ROWS = 3;

export type PathFigures =
  | { kind: 'funnel'; each: FunnelAnswer['each']; steps: FunnelAnswer['steps'] }
  | { kind: 'flow'; value: string; times: number; after: { value: string; count: number }[] }
  | { kind: 'retention'; cohorts: RetentionAnswer['cohorts'] }
  | { kind: 'broadcasts'; channel: string; rows: BroadcastRow[] }
  /** ISO 8601. */
  | { kind: 'alerts'; count: number; rows: { name: string; beganAt: string }[] }
  /** There may be more than were counted. */
  | { kind: 'rejected'; count: number; isMore: boolean; rows: { reason: string; count: number }[] }
  | { kind: 'experiments'; count: number; names: string[] };

/** What an address needs besides itself. */
export interface PathContext {
  timeZone: string;
  suites: ReportSuites | null;
  nowMs: number;
}

/** Requests the figures of an address. */
export type LoadFigures = (search: URLSearchParams, around: PathContext, signal: AbortSignal) => Answered<PathFigures>;

/** Period, suite and segments of an address, as the screen itself reads them. */
export function scopeIn(search: URLSearchParams, { timeZone, suites, nowMs }: PathContext) {
  const filter = filterOf({ conditions: parseQueryState(search).conditions });
  const named = search.get(SUITE_PARAMETER) ?? suites?.shown ?? null;
  return {
    choice: parsePeriod(search.get('periode'), dayOf(new Date(nowMs), timeZone)),
    suite: named === suites?.own ? null : named,
    segments: segmentsOf(parseChosen(search)),
    ...(filter && { filter }),
  };
}
