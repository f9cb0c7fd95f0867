/** Recently used report suites of hits or playback, busiest first: an application may measure playback only. */
import { IS_COUNTED } from '../query/counted-events.ts';
import { instant, type Sql, sql, wholeNumber } from '../query/sql.ts';

export const recentSuitesQuery = (sinceMs: number, limit: number): Sql => sql`
  select suite from (
    select suite, count() as events from hits where occurred_at >= ${instant(sinceMs)} and ${IS_COUNTED} group by suite
    union all
    select arrayJoin(suites) as suite, count() as events from playback
    where occurred_at >= ${instant(sinceMs)} and ${IS_COUNTED} group by suite
  )
  group by suite order by sum(events) desc, suite limit ${wholeNumber(limit)}`;

/** Older lists are read again, ms. */
const RENEWED_AFTER_MS = 10_000;

/**
 * The last list, read again in the background: every screen waits for it, and it reads all events of a month. Only the
 * first one waits for the engine.
 */
export function rememberSuites(
  read: () => Promise<readonly string[]>,
  nowMs: () => number,
): () => Promise<readonly string[]> {
  let known: { suites: readonly string[]; atMs: number } | null = null;
  let reading: Promise<readonly string[]> | null = null;
  const renew = () => {
    reading ??= read()
      .then((suites) => {
        known = { suites, atMs: nowMs() };
        return suites;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  return async () => {
    if (known === null) return renew();
    if (nowMs() - known.atMs > RENEWED_AFTER_MS) renew().catch(() => {}); // the next request tries again
    return known.suites;
  };
}
