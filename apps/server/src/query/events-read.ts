/** Which events a query reads: those of its suite that count, or that one reason excludes, as they were at a time. */
import { IS_COUNTED, LEFT_OUT_REASON } from './counted-events.ts';
import { hitsOfSuites, playbackOfSuites } from './of-suites.ts';
import { instant, named, type Sql, sql, text } from './sql.ts';

export interface EventsRead {
  suite: string;
  /** Only events received before this time are read, epoch ms; all that are stored without it. */
  receivedBeforeMs?: number | undefined;
  /** Only events that are not counted for this reason (`counted-events.ts`), instead of those that are. */
  leftOutFor?: string | undefined;
}

const isRead = ({ leftOutFor }: EventsRead): Sql =>
  leftOutFor === undefined ? IS_COUNTED : sql`${LEFT_OUT_REASON} = ${text(leftOutFor)}`;

/** Condition on rows of hits. @param row name of the table in the query */
export const isHitRead = (read: EventsRead, row = 'hit'): Sql =>
  sql`${hitsOfSuites(read.suite, named(`${row}.suite`))} and ${isRead(read)}${isInTime(read, row)}`;

/** Condition on rows of playback. @param row name of the table in the query */
export const isHeartbeatRead = (read: EventsRead, row = 'heartbeat'): Sql =>
  sql`${playbackOfSuites(read.suite, named(`${row}.suites`))} and ${isRead(read)}${isInTime(read, row)}`;

/** `and` a condition on the time of rows; nothing without one. */
export const isInTime = ({ receivedBeforeMs }: EventsRead, row: string): Sql =>
  receivedBeforeMs === undefined ? sql`` : sql` and ${named(`${row}.received_at`)} < ${instant(receivedBeforeMs)}`;
