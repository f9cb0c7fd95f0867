/** A text that changes with any arrival or deletion: the cache key of answers. */
import { createHash } from 'node:crypto';
import type { EventStore } from '../stores/events/event-store.ts';

/** Earlier arrivals are recorded among the touched hours by then (`rollups/find-touched-hours.ts`). */
const RECENTLY = "inserted_at >= now64(3, 'UTC') - toIntervalDay(1)";
const STATE_QUERY = `
  select toString(max(at)) as latest, sum(rows) as rows from (
    select max(inserted_at) as at, count() as rows from hits where ${RECENTLY}
    union all select max(inserted_at), count() from playback where ${RECENTLY}
    union all select max(received_at), count() from rejected where received_at >= now64(3, 'UTC') - toIntervalDay(1)
    union all select max(touched_at), 0 from rollup_touches
  )`;

/** For the header `etag`. @param inputs everything besides the events that determines the answer */
export async function reportEtag(events: Pick<EventStore, 'query'>, inputs: unknown): Promise<string> {
  const [state] = await events.query(STATE_QUERY);
  const hash = createHash('sha256')
    .update(JSON.stringify([state, inputs]))
    .digest('base64url');
  return `"${hash.slice(0, 27)}"`;
}
