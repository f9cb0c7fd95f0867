/** Versions currently in use: each hit names its version in its path (T-12). */

import { type Environment, type LibraryUse, MINUTE_MS, type Property } from '@sintonia/contracts';
import { IS_COUNTED } from '../query/counted-events.ts';
import { IS_PAGE_VIEW } from '../query/hit-conditions.ts';
import { queryRunner } from '../query/run-query.ts';
import { allOf, instant, oneOf, type Sql, sql } from '../query/sql.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import { EventStoreError } from '../stores/events/event-store.ts';

/** Period of page views that is considered. */
const WINDOW_MS = 30 * MINUTE_MS;

type ByEnvironment<T> = Record<Environment, T>;
type UseRow = LibraryUse & { suite: string };

/** Page views and visitors by suite and version, without robots. Repeats count once. */
const useQuery = (suites: readonly string[], sinceMs: number): Sql => {
  const conditions = [oneOf(sql`suite`, suites), IS_PAGE_VIEW, IS_COUNTED, sql`received_at > ${instant(sinceMs)}`];
  return sql`
    select suite, extract(raw, '^/b/ss/[^/?]+/[^/?]+/SINTONIA-1-([0-9a-f]+)/') as version,
      uniqExact(event_id) as pageviews, uniqExactIf(visitor_id, visitor_id != '') as visitors,
      formatDateTime(max(received_at), '%Y-%m-%dT%H:%i:%SZ', 'UTC') as lastAt
    from hits where ${allOf(conditions)} group by suite, version having version != '' order by pageviews desc`;
};

/**
 * Usage of one property by environment: `suites` maps report suites to environments. Unknown versions are dropped,
 * since anybody can send a path. Null if the event store does not answer.
 */
export async function libraryUse(
  events: Pick<EventStore, 'query'>,
  suites: ByEnvironment<readonly string[]>,
  versions: ReadonlySet<string>,
  nowMs: number,
): Promise<ByEnvironment<LibraryUse[]> | null> {
  try {
    const rows = (await queryRunner(events)<UseRow>(useQuery(Object.values(suites).flat(), nowMs - WINDOW_MS))).filter(
      ({ version }) => versions.has(version),
    );
    const of = (environment: Environment) =>
      rows.filter(({ suite }) => suites[environment].includes(suite)).map(({ suite: _, ...use }) => use);
    return { development: of('development'), staging: of('staging'), production: of('production') };
  } catch (error) {
    if (error instanceof EventStoreError) return null;
    throw error;
  }
}

/**
 * A property's report suites by environment.
 * @param site property, environment and report suite of this server's website: that suite counts for its environment
 * only, even if the property uses it for another one
 */
export function suitesOf(
  { slug, reportSuites }: Property,
  site: { property: string; environment: Environment; reportSuite: string },
): ByEnvironment<string[]> {
  const of = (environment: Environment) => {
    const own = reportSuites[environment];
    if (site.property !== slug) return [own];
    if (site.environment === environment) return [...new Set([own, site.reportSuite])];
    return own === site.reportSuite ? [] : [own];
  };
  return { development: of('development'), staging: of('staging'), production: of('production') };
}
