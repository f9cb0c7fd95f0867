import { openAllEvents } from '../../apps/server/src/stores/stream/journal/open-all-events.ts';

/** One stored exposure. */
export interface StoredExposure {
  activity: string;
  variant: string;
  via: string;
  visitor: string;
  tier: string;
  path: string;
}

/** Every exposure below a data directory. The server must be stopped: only one process can open the store. */
export async function exposuresIn(dataDir: string): Promise<StoredExposure[]> {
  const store = await openAllEvents(dataDir);
  try {
    return await store.query<StoredExposure>(`
      SELECT context['exposure.activity'] AS activity, context['exposure.variant'] AS variant,
        context['exposure.via'] AS via, visitor_id AS visitor, tier, path
      FROM hits FINAL WHERE kind = 'exposure' ORDER BY occurred_at`);
  } finally {
    await store.close();
  }
}
