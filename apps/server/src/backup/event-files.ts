/**
 * Exports ClickHouse events to files: one per table and month, gzipped lines of JSON, the first with the column names.
 * They are independent of engine version and table layout. Rollups are not included: the role `write` computes them
 * again. Above some hundred million events, ClickHouse's own BACKUP is the better tool (docs).
 */

export const TABLES = ['hits', 'playback', 'rejected'] as const;

export type Row = Record<string, unknown>;
