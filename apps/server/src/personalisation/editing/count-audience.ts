/** Counts visitors of the last week who would have matched an audience (P-06). */

import type { AudienceCount, AudienceCountRequest } from '@sintonia/contracts';
import { DAY_MS } from '@sintonia/contracts';
import { IS_COUNTED } from '../../query/counted-events.ts';
import { HAS_VISITOR, IS_PAGE_VIEW } from '../../query/hit-conditions.ts';
import { queryRunner } from '../../query/run-query.ts';
import { instant, type Sql, sql, text } from '../../query/sql.ts';
import { previousAt, startsVisitOfPages } from '../../query/visits.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { audienceSql, isOnPaths, isUncountable, viewedColumns } from './audience-sql.ts';

const DAYS = 7;
/** How far back visits and pages seen count, as in the visitor's cookie (`visit-cookie.ts`). */
const MEMORY_DAYS = 30;
/** Query timeout: a person waits for it, and repeats it with every change. */
const LIMITS = { maxSeconds: 8 };

/** Counterpart of `sectionOfPage`: a story's section is in its hit, others are in the path. */
const AREA = sql`multiIf(
  path = '/', 'portada',
  startsWith(path, '/noticia/'), variables['c4'],
  startsWith(path, '/noticies/'), if(splitByChar('/', path)[3] = '', 'noticies', splitByChar('/', path)[3]),
  splitByChar('/', path)[2] = 'el-temps', 'temps',
  splitByChar('/', path)[2] in ('programes', 'programacio', 'directes', 'video'), 'tele',
  splitByChar('/', path)[2] in ('radio', 'audio'), 'radio',
  '')`;

const DEVICE = sql`if(device in ('mobile', 'tablet', 'tv'), device, 'desktop')`;

/**
 * Page views of thirty days, one row each, with the visitor's state at that time. Visits are those of the cookie: runs of
 * page views.
 */
const pageContexts = (suite: string, sinceMs: number, untilMs: number, more: Sql): Sql => sql`(
  select *${more},
    anyLastIf(campaign_internal, campaign_internal != '') over of_visit as internal,
    anyLastIf(campaign_external, campaign_external != '') over of_visit as external
  from (
    select *, sum(${startsVisitOfPages(sql`occurred_at`)}) over (
      partition by visitor_id order by occurred_at, event_id rows between unbounded preceding and current row
    ) as visit
    from (
      select event_id, visitor_id, occurred_at, path, url, tier, campaign_internal, campaign_external,
        ${AREA} as area, ${DEVICE} as device_class, ${previousAt(sql`occurred_at`, sql`occurred_at, event_id`)}
      from hits final
      where suite = ${text(suite)} and ${IS_PAGE_VIEW} and ${IS_COUNTED} and ${HAS_VISITOR}
        and occurred_at >= ${instant(sinceMs)} and occurred_at < ${instant(untilMs)}
    )
  )
  window of_visit as (
    partition by visitor_id, visit order by occurred_at, event_id rows between unbounded preceding and current row
  )
)`;

const audienceCountQuery = (suite: string, { paths, audience }: AudienceCountRequest, nowMs: number): Sql => sql`
  select uniqExact(visitor_id) as visitors,
    uniqExactIf(visitor_id, ${isOnPaths(paths)}) as onPages,
    uniqExactIf(visitor_id, ${isOnPaths(paths)} and ${audienceSql(audience)}) as matching
  from ${pageContexts(suite, nowMs - MEMORY_DAYS * DAY_MS, nowMs, viewedColumns(audience))}
  where occurred_at >= ${instant(nowMs - DAYS * DAY_MS)}`;

/** Rejects with `EventStoreError`, of kind `limit` on timeout. */
export async function countAudience(
  events: Pick<EventStore, 'query'>,
  suite: string,
  request: AudienceCountRequest,
  nowMs: number,
): Promise<AudienceCount> {
  const ask = queryRunner(events, LIMITS);
  const [counted] = await ask<Omit<AudienceCount, 'days' | 'leftOut'>>(audienceCountQuery(suite, request, nowMs));
  return {
    days: DAYS,
    ...(counted ?? { visitors: 0, onPages: 0, matching: 0 }),
    leftOut: request.audience.every.some(isUncountable) ? ['language'] : [],
  };
}
