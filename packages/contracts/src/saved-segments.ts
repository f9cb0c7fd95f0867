/** `/api/v1/segments`: named segments that all staff share, and the size of one while it is built. */
import { z } from 'zod';
import { QUERY_LIMITS } from './report-query/query-limits.ts';
import { QueryPeriod, QuerySegment } from './report-query/report-query.ts';
import { SuiteSelection } from './reports.ts';

const Segments = z.array(QuerySegment).min(1).max(QUERY_LIMITS.segments);

/** `POST /api/v1/segments`, and `PUT /api/v1/segments/{id}`. All of the segments must hold. */
export const SavedSegmentRequest = z.strictObject({ name: z.string().trim().min(1).max(80), segments: Segments });
export type SavedSegmentRequest = z.infer<typeof SavedSegmentRequest>;

export const SavedSegment = z.object({
  id: z.string(),
  name: z.string(),
  segments: z.array(QuerySegment),
  /** E-mail. */
  changedBy: z.string(),
  changedAt: z.string(),
});
export type SavedSegment = z.infer<typeof SavedSegment>;

/** `GET /api/v1/segments`, by name. */
export const SavedSegmentList = z.object({ segments: z.array(SavedSegment) });

/** `POST /api/v1/segments/size`. */
export const SegmentSizeQuery = z.strictObject({
  suite: SuiteSelection.optional(),
  period: QueryPeriod,
  segments: Segments,
});
export type SegmentSizeQuery = z.infer<typeof SegmentSizeQuery>;

/**
 * Figures within the segments, and of everything: `visitors`, `visits`, `pageviews`; or of playback `uniqueViewers`,
 * `mediaStarts`, `contentTimeSpent` if a segment is of its level.
 */
export const SegmentSize = z.object({
  inside: z.record(z.string(), z.number().nullable()),
  everything: z.record(z.string(), z.number().nullable()),
});
export type SegmentSize = z.infer<typeof SegmentSize>;
