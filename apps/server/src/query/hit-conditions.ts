/** Conditions on hits that several figures share. */
import { sql } from './sql.ts';

export const IS_PAGE_VIEW = sql`kind = 'pageview'`;
/** Counted without any identifier: the visitor did not accept analytics. */
export const IS_EXEMPT_PAGE_VIEW = sql`${IS_PAGE_VIEW} and tier = 'none'`;
/** Holds for an event whose visitor accepted analytics. */
export const HAS_CONSENT = sql`tier != 'none'`;
/** Holds for an event that also names its visitor. */
export const HAS_VISITOR = sql`${HAS_CONSENT} and visitor_id != ''`;
/** Holds for rows of an identified visitor: `visitor` is the hash of the visitor id, 0 without one. */
export const IS_IDENTIFIED = sql`visitor != 0`;
