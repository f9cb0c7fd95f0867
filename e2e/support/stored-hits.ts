import { openAllEvents } from '../../apps/server/src/stores/stream/journal/open-all-events.ts';

/** One stored analytics hit. */
export interface StoredHit {
  suite: string;
  kind: string;
  tier: string;
  visitor: string;
  page: string;
  /** Address of the page. */
  url: string;
  linkType: string;
  linkName: string;
  /** `event1`, `event3` … */
  events: string[];
  searchKeyword: string;
  /** Page variables by wire name: `c1`, `v7` … */
  variables: Record<string, string>;
  /** Time of the event, and of its arrival; ms epoch. */
  occurredAtMs: number;
  receivedAtMs: number;
}

/**
 * Every hit below a data directory, in order of arrival. The server must be stopped: only one process can open the
 * store.
 */
export async function storedHits(dataDir: string): Promise<StoredHit[]> {
  const store = await openAllEvents(dataDir);
  try {
    return await store.query<StoredHit>(`
      SELECT suite, kind, tier, visitor_id AS visitor, page_name AS page, url, link_type AS linkType, link_name AS linkName,
        events, variables, search_keyword AS searchKeyword, toFloat64(toUnixTimestamp64Milli(occurred_at)) AS occurredAtMs,
        toFloat64(toUnixTimestamp64Milli(received_at)) AS receivedAtMs
      FROM hits FINAL ORDER BY occurred_at, received_at`);
  } finally {
    await store.close();
  }
}
