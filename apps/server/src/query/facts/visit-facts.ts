/** Visits from facts (`plan/event-visits.ts`), and the rows to write. */
import type { EventsRead } from '../events-read.ts';
import { eventVisits } from '../plan/event-visits.ts';
import type { Period } from '../relations.ts';
import { list, named, type Sql, sql } from '../sql.ts';
import { builtHours } from './built-hours.ts';

/** Columns of `visit_facts` after build, suite and hour, in writing order. */
export const VISIT_FACT_COLUMNS = ['visitor', 'began_at', 'ended_at'] as const;
const COLUMNS = list(VISIT_FACT_COLUMNS.map(named));

/** Visits that began in these hours. */
export const factVisits = (builds: readonly number[], hours: Period): Sql =>
  sql`select ${COLUMNS} from visit_facts where ${builtHours(builds, hours)}`;

/** Rows to write for some hours: `hour`, then `VISIT_FACT_COLUMNS`. */
export const visitFactRows = (read: EventsRead, span: Period): Sql =>
  sql`select toStartOfHour(began_at) as hour, ${COLUMNS} from (${eventVisits({ ...read, spans: [span] })}) order by hour`;
