/** Size of unsaved segments, and the problems of their conditions. */
import {
  ok,
  type QueryProblem,
  type QuerySegment,
  ReportQuery,
  type Result,
  type SegmentSize,
  type SegmentSizeQuery,
} from '@sintonia/contracts';
import { answerReport } from '../answer-report.ts';
import type { Answering } from '../answering.ts';
import { checkQuery } from '../plan/check-query.ts';

const OF_HITS = ['visitors', 'visits', 'pageviews'];
const OF_PLAYBACK = ['uniqueViewers', 'mediaStarts', 'contentTimeSpent'];

const metricsOf = (segments: readonly QuerySegment[]): string[] =>
  segments.some(({ level }) => level === 'playback') ? OF_PLAYBACK : OF_HITS;

/** Problems of segments that cannot be applied. */
export function segmentProblems(segments: readonly QuerySegment[]): QueryProblem[] {
  const checked = checkQuery(ReportQuery.parse({ period: 'today', metrics: metricsOf(segments), segments }));
  return checked.ok ? [] : checked.error;
}

/** Figures with the segments, and without them. Rejects with `EventStoreError`. */
export async function segmentSize(
  { segments, ...scope }: SegmentSizeQuery,
  answering: Answering,
): Promise<Result<SegmentSize, QueryProblem[]>> {
  const metrics = metricsOf(segments);
  const inside = await answerReport(ReportQuery.parse({ ...scope, metrics, segments }), answering);
  if (!inside.ok) return inside;
  const everything = await answerReport(ReportQuery.parse({ ...scope, metrics }), answering);
  if (!everything.ok) return everything;
  return ok({ inside: inside.value.totals, everything: everything.value.totals });
}
