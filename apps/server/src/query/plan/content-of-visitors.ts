/** R-02. What a visitor covers of each medium in all plays together. */
import { list, type Sql, sql } from '../sql.ts';
import { IS_LIVE_KIND } from './on-air.ts';

/** The visitor and the medium. Each viewing of a live stream is a medium: its position is the time of day. */
export const OF_VISITOR = sql`visitor, if(stream_kind in ${IS_LIVE_KIND}, toString(viewing), if(media_id = '', title, media_id))`;

/** Properties of a play that it needs. */
export const NEEDED_OF_CONTENT = ['stream_kind', 'media_id', 'title'] as const;

/** Seconds that plays cover together. */
export const CONTENT_S = sql`intervalLengthSumArray(covered.1, covered.2)`;

/**
 * One row per visitor and medium in a cell, for use in FROM: the values of the cell, the time `at` of the first play, and
 * `content_s`, the seconds that all plays cover. Viewings without identifier belong to no visitor.
 *
 * @param plays `from … where …`
 * @param cell values that the rows of one cell share
 */
export const byVisitorAndMedium = (plays: Sql, cell: readonly Sql[]): Sql => sql`(
  select * except (first_at), first_at as at
  from (
    select ${list([...cell, sql`min(at) as first_at`, sql`${CONTENT_S} as content_s`])}
    from (select * ${plays}) where visitor != 0 group by ${list([...cell, OF_VISITOR])}
  )
)`;
