/** Condition on rows of facts. */
import type { Period } from '../relations.ts';
import { instant, type Sql, sql, wholeNumbers } from '../sql.ts';

/** Rows of these builds in the hours of a period. */
export const builtHours = (builds: readonly number[], { fromMs, toMs }: Period): Sql =>
  sql`hour >= toStartOfHour(${instant(fromMs)}) and hour < ${instant(toMs)} and build in ${wholeNumbers(builds)}`;
