/** Hits from events: counted hits without repeats, with properties of their visit. */

import { CONTENT_REGION } from '@sintonia/contracts/site-paths';
import { type EventsRead, isHitRead } from '../events-read.ts';
import { IS_PAGE_VIEW } from '../hit-conditions.ts';
import { insideSpans, type Period } from '../relations.ts';
import { list, named, type Sql, sql, text, wordsIn } from '../sql.ts';
import { withVisitStarts } from '../visits.ts';
import { eventPlaybackRuns } from './event-playback-runs.ts';
import { HIT_COLUMNS, hitColumns } from './hit-columns.ts';
import { columnsRead } from './read-columns.ts';
import { CONTEXT_MS, type RowColumn, withNames } from './rows-request.ts';
import { needsVisits, VISIT_COLUMNS, VISIT_WINDOWS, visitColumnNames, visitColumns } from './visit-columns.ts';

export interface EventHits extends EventsRead {
  /** Non-overlapping. */
  spans: readonly Period[];
  /** Names of the required columns; those of `VISIT_COLUMNS` count. */
  needs: ReadonlySet<string>;
  /** Further columns over the raw row `hit`. */
  further: readonly RowColumn[];
  /** Names in the query over the rows; by default every column is read. */
  reads?: ReadonlySet<string> | undefined;
}

/** Key by which hits are grouped into visits: the visitor. A hit without identifier has a key of its own. */
const VISIT_KEY = sql`if(visitor = 0, sipHash64(hit.event_id), visitor)`;
/** Actions of a visit other than page views. */
const IS_ACTION = sql`kind in ('link', 'mediaStart') or is_search or is_participation`;
const CAMPAIGN = sql`hit.campaign_external`;
/** For a page view whose link was in the main content of a page: that page, else ''. A page of results is not a result. */
const CLICKED_ON = sql`if(
  ${IS_PAGE_VIEW} and not is_search and hit.context['a.activitymap.region'] = ${text(CONTENT_REGION)},
  hit.context['a.activitymap.page'], '')`;
const ORDER = sql`at, id`;
/** Names in the properties of a visit. */
const OF_VISITS = wordsIn([IS_ACTION, CLICKED_ON, ...Object.values(VISIT_COLUMNS)]);

/** A select of `HIT_COLUMNS`, the required visit columns, and further ones, in this order. */
export function eventHits(request: EventHits): Sql {
  const { spans, needs, further, reads } = request;
  const isRead = isHitRead(request);
  const row = withNames(further);
  if (!needsVisits(needs)) {
    return sql`select ${hitColumns('ofEvent', reads)}${row} from hits as hit final
      where ${isRead} and ${insideSpans(sql`hit.occurred_at`, spans)}`;
  }
  const around = spans.map(({ fromMs, toMs }) => ({ fromMs: fromMs - CONTEXT_MS, toMs: toMs + CONTEXT_MS }));
  const hits = sql`
    select ${hitColumns('ofEvent', reads && new Set([...OF_VISITS, ...reads]))}, ${VISIT_KEY} as visit_key, ${IS_ACTION} as is_action, ${CAMPAIGN} as campaign,
      ${CLICKED_ON} as clicked_on${row}
    from hits as hit final where ${isRead} and ${insideSpans(sql`hit.occurred_at`, around)}`;
  const wanted = [
    ...columnsRead(HIT_COLUMNS, reads),
    ...visitColumnNames(needs),
    ...further.map(({ name }) => name),
  ].map(named);
  return sql`
    select ${list(wanted)} from (
      select *${visitColumns(needs)} from (
        select *,
          sum(starts) over (partition by visit_key order by ${ORDER} rows between unbounded preceding and current row) as visit_no,
          sum(is_search) over (partition by visit_key order by ${ORDER} rows between unbounded preceding and current row) as search_no
        from (${withVisitStarts(hits, ORDER, eventPlaybackRuns(request, around))})
      )
      ${VISIT_WINDOWS}
    )
    where ${insideSpans(sql`at`, spans)}`;
}
