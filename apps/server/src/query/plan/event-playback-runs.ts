/** Runs of heartbeats from events, which keep a visit open between two hits. */
import { type EventsRead, isHeartbeatRead } from '../events-read.ts';
import { HAS_VISITOR } from '../hit-conditions.ts';
import { insideSpans, type Period } from '../relations.ts';
import { type Sql, sql } from '../sql.ts';
import { visitorHash } from '../visitor-hash.ts';
import { playbackRuns } from '../visits.ts';

/** `visitor, opens_at, ended_at` (`visits.ts`), of heartbeats in the spans that name their visitor. @param among condition on them */
export const eventPlaybackRuns = (read: EventsRead, spans: readonly Period[], among: Sql = sql`1`): Sql =>
  playbackRuns(sql`
    select ${visitorHash('heartbeat')} as visitor, heartbeat.occurred_at as at from playback as heartbeat final
    where ${isHeartbeatRead(read)} and ${HAS_VISITOR}
      and ${insideSpans(sql`heartbeat.occurred_at`, spans)} and ${among}`);
