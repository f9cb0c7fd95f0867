/** Most played videos of the last seven days, refreshed in memory for pages that cannot wait for a query. */
import { WEEK_MS } from '@sintonia/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { EventStore } from '../stores/events/event-store.ts';
import { findSources } from './rollups/sources.ts';
import { toStatement } from './sql.ts';
import { topVideosQuery, type VideoRow } from './top-videos.ts';

const WINDOW_MS = WEEK_MS;
const REFRESH_MS = 60_000;
/** The list includes live channels and audio; callers select the kinds that they know. */
const VIDEOS = 40;

export interface MostWatchedList {
  /** Video ids, most played first; empty until the first result, and if nothing was played. */
  ids(): readonly string[];
  stop(): void;
}

/** Queries at once and every minute. If the event store does not answer, the last list stays. */
export function maintainMostWatched(
  events: Pick<EventStore, 'query'>,
  suite: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
  nowMs: () => number,
): MostWatchedList {
  let ids: readonly string[] = [];
  const refresh = async () => {
    const toMs = nowMs();
    try {
      const sources = await findSources(events, { suite, fromMs: toMs - WINDOW_MS, toMs });
      const { text, params } = toStatement(topVideosQuery(sources, VIDEOS));
      ids = (await events.query<VideoRow>(text, params)).map(({ videoId }) => videoId);
    } catch (error) {
      log.warn({ err: error }, 'the most watched could not be refreshed');
    }
  };
  void refresh();
  const timer = setInterval(refresh, REFRESH_MS);
  timer.unref();
  return { ids: () => ids, stop: () => clearInterval(timer) };
}
