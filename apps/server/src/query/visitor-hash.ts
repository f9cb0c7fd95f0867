/** The visitor of an event as a number: reports compare it instead of 38 characters. */
import { named, type Sql, sql } from './sql.ts';

/** 64-bit hash of the visitor id; 0 without identifier. @param row name of a row of hits or playback */
export const visitorHash = (row: 'hit' | 'heartbeat'): Sql =>
  sql`if(${named(row)}.tier = 'none' or ${named(row)}.visitor_id = '', 0, sipHash64(${named(row)}.visitor_id))`;
