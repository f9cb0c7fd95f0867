/** What a visitor covers of each medium in all plays together. */
import { list, type Sql, sql } from '../sql.ts';
import { IS_LIVE_KIND } from './on-air.ts';
import { VIEWER } from './reach.ts';

/** The visitor and the medium. Each viewing of a live stream is a medium: its position is the time of day. */
export const OF_VISITOR = sql`${VIEWER}, if(stream_kind in ${IS_LIVE_KIND}, toString(viewing), if(media_id = '', title, media_id))`;

/** Properties of a play that it needs. */
export const NEEDED_OF_CONTENT = ['stream_kind', 'media_id', 'title'] as const;

/**
 * Plays with `content_s`, for use in FROM: the seconds that all plays of the visitor and the medium cover, at one of
 * these plays; 0 at the others, and without identifier.
 *
 * @param plays `from … where …`
 * @param cell values that the rows of one cell share
 */
export const withContentOfVisitors = (plays: Sql, cell: readonly Sql[]): Sql => {
  const same = sql`partition by ${list([...cell, OF_VISITOR])}`;
  return sql`(
    select * except (same_no, same_parts),
      if(visitor != 0 and same_no = 1, arrayReduce('intervalLengthSum', same_parts.1, same_parts.2), 0) as content_s
    from (select *, row_number() over (${same}) as same_no, groupArrayArray(covered) over (${same}) as same_parts ${plays})
  )`;
};
