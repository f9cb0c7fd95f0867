/** Most played videos of the last seven days, refreshed in memory for pages that cannot wait for a query. */
import { HOUR_MS, WEEK_MS } from '@sintonia/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { findSources } from '../query/rollups/sources.ts';
import { queryRunner } from '../query/run-query.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import { topVideosQuery, type VideoRow } from './top-videos.ts';

const WINDOW_MS = WEEK_MS;
const REFRESH_MS = 60_000;
/** The list includes live channels and audio; callers select the kinds that they know. */
const VIDEOS = 40;

export interface MostWatchedList {
  /** Video ids, most played first; empty until the first result, and if nothing was played. */
  ids(): readonly string[];
  /** The list is of the demonstration, because nothing was played on the site itself. */
  isOfDemo(): boolean;
  stop(): void;
}

/**
 * Queries at once, then every minute in which playback was stored, and every hour. If the event store does not answer, the
 * last list stays.
 *
 * @param demoSuite used while the site's own suite has no plays; null without a demonstration
 */
export function maintainMostWatched(
  events: Pick<EventStore, 'query'>,
  { suite, demoSuite }: { suite: string; demoSuite: string | null },
  log: Pick<FastifyBaseLogger, 'warn'>,
  nowMs: () => number,
): MostWatchedList {
  let ids: readonly string[] = [];
  let isOfDemo = false;
  const mostPlayed = async (of: string) => {
    const toMs = nowMs();
    const sources = await findSources(events, { suite: of, fromMs: toMs - WINDOW_MS, toMs });
    return (await queryRunner(events)<VideoRow>(topVideosQuery(sources, VIDEOS))).map(({ videoId }) => videoId);
  };
  let last = { stored: -1, atMs: 0 };
  const refresh = async () => {
    try {
      const [counted] = await events.query<{ stored: number }>('select count() as stored from playback');
      const next = { stored: counted?.stored ?? 0, atMs: nowMs() };
      if (next.stored === last.stored && next.atMs - last.atMs < HOUR_MS) return;
      const own = await mostPlayed(suite);
      ids = own.length > 0 || demoSuite === null ? own : await mostPlayed(demoSuite);
      isOfDemo = own.length === 0 && ids.length > 0;
      last = next;
    } catch (error) {
      log.warn({ err: error }, 'the most watched could not be refreshed');
    }
  };
  void refresh();
  const timer = setInterval(refresh, REFRESH_MS);
  timer.unref();
  return { ids: () => ids, isOfDemo: () => isOfDemo, stop: () => clearInterval(timer) };
}
