/** What a visitor covers of each medium in all plays together. */
import { type Sql, sql } from '../sql.ts';
import { IS_LIVE_KIND } from './on-air.ts';
import { perVisitor } from './per-visitor.ts';

/** Of a play. Each viewing of a live stream is a medium: its position is the time of day. */
export const MEDIUM = sql`if(stream_kind in ${IS_LIVE_KIND}, toString(viewing), if(media_id = '', title, media_id))`;
export const OF_VISITOR = sql`visitor, ${MEDIUM}`;

/** Properties of a play that it needs. */
export const NEEDED_OF_CONTENT = ['stream_kind', 'media_id', 'title'] as const;

/** Seconds that plays cover together. */
export const CONTENT_S = sql`intervalLengthSumArray(covered.1, covered.2)`;

/**
 * One row per visitor and medium in a cell, with `content_s`, the seconds that all plays cover (`per-visitor.ts`).
 *
 * @param plays `from … where …`
 */
export const byVisitorAndMedium = (plays: Sql, cell: readonly Sql[]): Sql =>
  perVisitor(plays, cell, OF_VISITOR, sql`${CONTENT_S} as content_s`);
