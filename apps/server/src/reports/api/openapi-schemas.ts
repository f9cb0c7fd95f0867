import {
  ApiError,
  ConcurrencyAnswer,
  ConcurrencyQuery,
  ConcurrencyRowsQuery,
  FilterCondition,
  FlowAnswer,
  FlowQuery,
  FlowRowsQuery,
  FunnelAnswer,
  FunnelQuery,
  FunnelRowsQuery,
  MetricAccuracyList,
  PositionsAnswer,
  PositionsQuery,
  PositionsRowsQuery,
  QueryFilter,
  QueryPeriod,
  ReachAnswer,
  ReachQuery,
  ReachRowsQuery,
  ReportAnswer,
  ReportCatalogue,
  ReportQuery,
  ReportRows,
  ReportRowsQuery,
  RetentionAnswer,
  RetentionQuery,
  RetentionRowsQuery,
  SavedSegment,
  SavedSegmentList,
  SavedSegmentRequest,
  SegmentSize,
  SegmentSizeQuery,
  SessionHeartbeats,
  SessionHeartbeatsQuery,
} from '@sintonia/contracts';
import { z } from 'zod';

export const schemas = z.registry<{ id: string }>();
export const NAMED = {
  ApiError,
  SessionHeartbeats,
  SessionHeartbeatsQuery,
  ConcurrencyAnswer,
  ConcurrencyQuery,
  ConcurrencyRowsQuery,
  ReachAnswer,
  ReachQuery,
  ReachRowsQuery,
  FunnelAnswer,
  FunnelQuery,
  FunnelRowsQuery,
  FlowAnswer,
  FlowQuery,
  FlowRowsQuery,
  RetentionAnswer,
  RetentionQuery,
  RetentionRowsQuery,
  PositionsAnswer,
  PositionsQuery,
  PositionsRowsQuery,
  FilterCondition,
  MetricAccuracyList,
  QueryFilter,
  QueryPeriod,
  ReportAnswer,
  ReportCatalogue,
  ReportQuery,
  ReportRows,
  ReportRowsQuery,
  SavedSegment,
  SavedSegmentList,
  SavedSegmentRequest,
  SegmentSize,
  SegmentSizeQuery,
};

export type Name = keyof typeof NAMED;
export const schemaOf = (name: Name) => ({ $ref: `#/components/schemas/${name}` });

/** Removes `$id` and `$schema`: within the document each schema is identified by its position. */
export function componentSchemas(): Record<string, object> {
  const made = z.toJSONSchema(schemas, { io: 'input', uri: (id) => `#/components/schemas/${id}` }).schemas;
  return Object.fromEntries(
    Object.entries(made).map(([name, { $id: _id, $schema: _schema, ...schema }]) => [name, schema]),
  );
}
