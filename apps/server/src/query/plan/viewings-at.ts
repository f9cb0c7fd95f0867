/** The viewings behind a figure of the audience, each with its time inside the cell. */
import type { Count } from '../metrics/metric.ts';
import { FIRST_SECOND, SECOND_AFTER } from '../metrics/seconds-on.ts';
import { type Sql, sql } from '../sql.ts';

/**
 * One row per viewing: `seconds` of its content, and `window_ms` of the cell. For a figure of one second, only viewings that
 * play in it.
 *
 * @param meant `from … where …` over pieces of the audience (`audience-rows.ts`)
 * @param visitor pseudonym of a row's visitor
 */
export const viewingsAt = (count: Extract<Count, { value: Sql }>, meant: Sql, visitor: Sql): Sql => sql`
  select min(begin_ms) as at_ms, hex(viewing) as row_id, max(${visitor}) as k_visitor, any(session) as k_session, max(end_ms) as last_at_ms,
    sum(end_ms - begin_ms) / 1000 as seconds, max(window_ms) as window_ms,
    ${addedOf(count)} as value
  ${meant} ${playsIn(secondOf(count), meant)} group by viewing`;

const secondOf = (count: Count): Sql | undefined => (count.by === 'span' ? count.second : undefined);
const addedOf = (count: Extract<Count, { value: Sql }>): Sql => {
  if (count.by !== 'span') return sql`sum(${count.value})`;
  return count.second === undefined ? sql`seconds` : sql`1`;
};

const playsIn = (second: Sql | undefined, meant: Sql): Sql =>
  second === undefined ? sql`` : sql`and (select ${second} ${meant}) between ${FIRST_SECOND} and ${SECOND_AFTER} - 1`;
