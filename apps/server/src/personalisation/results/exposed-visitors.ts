/** Who has seen an activity: one row a visitor, with the first exposure. */
import { EXPOSURE_CONTEXT } from '@sintonia/wire';
import { IS_COUNTED } from '../../reports/counted-events.ts';
import { instant, type Sql, sql, text, wholeNumber } from '../../reports/sql.ts';

/** What results are asked. Times in ms since 1970. */
export interface ResultsQuestion {
  activity: string;
  suite: string;
  /** Exposures before this cannot be the activity's. */
  sinceMs: number;
  /** Visitors who had seen it before this are left out. */
  countedFromMs: number;
  outcomeMs: number;
  nowMs: number;
  /** IANA name; days are its civil days. */
  timeZone: string;
}

/** Civil day of an instant, as text. */
export const dayOf = (at: Sql, { timeZone }: ResultsQuestion): Sql =>
  sql`formatDateTime(${at}, '%F', ${text(timeZone)})`;

export const outcomeEnd = ({ outcomeMs }: ResultsQuestion): Sql =>
  sql`addMilliseconds(first_at, ${wholeNumber(outcomeMs)})`;

/** The time for an outcome is over. */
export const isCounted = (question: ResultsQuestion): Sql => sql`${outcomeEnd(question)} <= ${instant(question.nowMs)}`;

/** `variant`, `device`, `browser` and `path` are of the first exposure; whoever saw another variant later stays with it. */
export const exposedVisitors = ({ activity, suite, sinceMs, countedFromMs, nowMs }: ResultsQuestion): Sql => sql`(
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
