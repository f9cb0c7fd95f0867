/** Rows of hourly rollups. */
import { instant, type Sql, sql, wholeNumbers } from '../sql.ts';
import type { Source } from './sources.ts';

/** A table's columns after build, suite and hour, and the rows for every hour of a span: hour, then those columns. */
export interface HourRows {
  columns: string;
  select: Sql;
}

export const HOUR = sql`toStartOfHour(occurred_at) as hour`;

/** Condition on rows: of the builds of a source. */
export const built = ({ builds, fromMs, toMs }: Source): Sql =>
  sql`hour >= ${instant(fromMs)} and hour < ${instant(toMs)} and build in ${wholeNumbers(builds)}`;
