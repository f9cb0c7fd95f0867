/** Hourly rollups of events that no figure counts, by reason, and of page views without identifier. */
import { LEFT_OUT_REASON } from '../counted-events.ts';
import { type EventsRead, isInTime } from '../events-read.ts';
import { IS_EXEMPT_PAGE_VIEW } from '../hit-conditions.ts';
import { hitsOfSuites, playbackOfSuites } from '../of-suites.ts';
import { insideSpans, type Period } from '../relations.ts';
import { plain, type Sql, sql } from '../sql.ts';
import { built, HOUR, type HourRows } from './built-rows.ts';
import type { Kind } from './rollup-kinds.ts';
import type { Source } from './sources.ts';

/** Of a page view that is counted without identifier; the others are those of `LEFT_OUT_REASON`. */
export const WITHOUT_IDENTIFIER = 'identifier';

interface LeftOutTable {
  table: 'left_out_hit_hours' | 'left_out_heartbeat_hours';
  /** '' of an event that is not left out. */
  reason: Sql;
  ofSuites: (suite: string) => Sql;
}
const TABLES: Readonly<Record<Kind, LeftOutTable>> = {
  hits: {
    table: 'left_out_hit_hours',
    reason: sql`if((${LEFT_OUT_REASON} as why) = '' and ${IS_EXEMPT_PAGE_VIEW}, '${plain(WITHOUT_IDENTIFIER)}', why)`,
    ofSuites: hitsOfSuites,
  },
  playback: { table: 'left_out_heartbeat_hours', reason: LEFT_OUT_REASON, ofSuites: playbackOfSuites },
};

/** Events of the spans that are left out, a repeat once. */
const leftOutEvents = (kind: Kind, read: EventsRead, spans: readonly Period[]): Sql =>
  sql`${plain(kind)} as event final
    where ${TABLES[kind].ofSuites(read.suite)}${isInTime(read, 'event')} and ${insideSpans(sql`occurred_at`, spans)} and reason != ''`;

/** Rows for every hour of a span. @param span whole hours */
export const leftOutHourRows = (kind: Kind, suite: string, span: Period): HourRows => ({
  columns: 'reason, events',
  select: sql`select ${HOUR}, ${TABLES[kind].reason} as reason, count() as events
    from ${leftOutEvents(kind, { suite }, [span])} group by hour, reason`,
});

/** A select of rows with `of_kind`, `reason` and the number of their `events`. */
export const leftOutHours = (kind: Kind, source: Source): Sql => {
  const { table, reason } = TABLES[kind];
  const ofKind = sql`'${plain(kind)}' as of_kind`;
  const ofHours = sql`select ${ofKind}, reason, events from ${plain(table)} where ${built(source)}`;
  // The engine plans a part of a statement that has no rows too.
  if (source.spans.length === 0) return ofHours;
  return sql`${ofHours}
    union all
    select ${ofKind}, ${reason} as reason, 1 as events from ${leftOutEvents(kind, source, source.spans)}`;
};
