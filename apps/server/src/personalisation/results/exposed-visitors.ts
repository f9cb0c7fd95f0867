/** Visitors exposed to an activity: one row per visitor, with the first exposure. */
import { EXPOSURE_CONTEXT } from '@sintonia/wire';
import { IS_COUNTED, IS_FORGED } from '../../query/counted-events.ts';
import { instant, type Sql, sql, text, wholeNumber } from '../../query/sql.ts';

/** Parameters of a results query. Times in epoch milliseconds. */
export interface ResultsQuery {
  activity: string;
  suite: string;
  /** Earlier exposures cannot belong to the activity. */
  sinceMs: number;
  /** Visitors with an exposure before this are excluded. */
  countedFromMs: number;
  outcomeMs: number;
  nowMs: number;
  /** IANA time zone of calendar days. */
  timeZone: string;
}

/** Calendar day of an instant, as text. */
export const dayOf = (at: Sql, { timeZone }: ResultsQuery): Sql => sql`formatDateTime(${at}, '%F', ${text(timeZone)})`;

export const outcomeEnd = ({ outcomeMs }: ResultsQuery): Sql =>
  sql`addMilliseconds(first_at, ${wholeNumber(outcomeMs)})`;

/** Whether the outcome period has ended. */
export const isCounted = (query: ResultsQuery): Sql => sql`${outcomeEnd(query)} <= ${instant(query.nowMs)}`;

/** `variant`, `device`, `browser` and `path` come from the first exposure; later variants do not reassign a visitor. */
export const exposedVisitors = ({ activity, suite, sinceMs, countedFromMs, nowMs }: ResultsQuery): Sql => sql`(
  select visitor_id, min(at) as first_at, argMin(shown, at) as variant, uniqExact(shown) > 1 as is_mixed,
    argMin(device, at) as device, argMin(browser, at) as browser, argMin(path, at) as path
  from (
    select visitor_id, occurred_at as at, device, browser, path, context[${text(EXPOSURE_CONTEXT.variant)}] as shown
    from hits final
    where kind = 'exposure' and suite = ${text(suite)} and ${IS_COUNTED} and visitor_id != ''
      and occurred_at >= ${instant(sinceMs)} and occurred_at < ${instant(nowMs)}
      and context[${text(EXPOSURE_CONTEXT.activity)}] = ${text(activity)}
  )
  group by visitor_id having first_at >= ${instant(countedFromMs)}
)`;

/** Number of visitors, in one row, whose exposures are left out because one machine invented them. */
export const forgedVisitorsQuery = ({ activity, suite, countedFromMs, nowMs }: ResultsQuery): Sql => sql`
  select toUInt32(uniqExact(visitor_id)) as forged from hits final
  where kind = 'exposure' and suite = ${text(suite)} and ${IS_FORGED}
    and occurred_at >= ${instant(countedFromMs)} and occurred_at < ${instant(nowMs)}
    and context[${text(EXPOSURE_CONTEXT.activity)}] = ${text(activity)}`;
