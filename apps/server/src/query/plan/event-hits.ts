/** Hits from events: only counted ones, without repeats, with the visit around each. */

import { CONTENT_REGION } from '@sintonia/contracts/site-paths';
import { IS_COUNTED } from '../counted-events.ts';
import { IS_PAGE_VIEW } from '../hit-conditions.ts';
import { hitsOfSuites } from '../of-suites.ts';
import { insideSpans, type Period } from '../relations.ts';
import { list, named, type Sql, sql, text } from '../sql.ts';
import { previousAt, startsVisit } from '../visits.ts';
import { HIT_COLUMNS, hitColumns } from './hit-columns.ts';
import { CONTEXT_MS, type RowColumn, withNames } from './rows-request.ts';
import { needsVisits, VISIT_WINDOWS, visitColumnNames, visitColumns } from './visit-columns.ts';

export interface EventHits {
  suite: string;
  /** Non-overlapping. */
  spans: readonly Period[];
  /** Columns of the visit. */
  needs: ReadonlySet<string>;
  /** Further columns over the raw row `hit`. */
  further: readonly RowColumn[];
}

/** A hit without identifier is a separate visit with unknown properties. */
const VISITOR = sql`if(who = 0, sipHash64(hit.event_id), who)`;
/** Actions of a visit other than page views. */
const IS_ACTION = sql`kind in ('link', 'mediaStart') or is_search or is_participation`;
const CAMPAIGN = sql`hit.campaign_external`;
/** Page whose content has the link that led to a page view, else ''. A search that follows another is no result. */
const CLICKED_ON = sql`if(
  ${IS_PAGE_VIEW} and not is_search and hit.context['a.activitymap.region'] = ${text(CONTENT_REGION)},
  hit.context['a.activitymap.page'], '')`;
const ORDER = sql`at, id`;

/** A select of `HIT_COLUMNS`, the required visit columns, and further ones, in this order. */
export function eventHits(request: EventHits): Sql {
  const { suite, spans, needs, further } = request;
  const ofSuite = sql`${hitsOfSuites(suite, sql`hit.suite`)} and ${IS_COUNTED}`;
  const row = withNames(further);
  const inside = (at: Sql, reachMs = 0) =>
    insideSpans(
      at,
      spans.map(({ fromMs, toMs }) => ({ fromMs: fromMs - reachMs, toMs: toMs + reachMs })),
    );
  if (!needsVisits(needs)) {
    return sql`select ${hitColumns('ofEvent')}${row} from hits as hit final
      where ${ofSuite} and ${inside(sql`hit.occurred_at`)}`;
  }
  const around = inside(sql`hit.occurred_at`, CONTEXT_MS);
  const wanted = [...HIT_COLUMNS, ...visitColumnNames(needs), ...further.map(({ name }) => name)].map(named);
  return sql`
    select ${list(wanted)} from (
      select *${visitColumns(needs)} from (
        select *,
          sum(starts) over (partition by visitor order by ${ORDER} rows between unbounded preceding and current row) as visit_no,
          sum(is_search) over (partition by visitor order by ${ORDER} rows between unbounded preceding and current row) as search_no
        from (
          select *, ${startsVisit(sql`at`)} as starts from (
            select *, ${previousAt(sql`at`, ORDER, sql`visitor`)} from (
              select ${hitColumns('ofEvent')}, ${VISITOR} as visitor, ${IS_ACTION} as is_action, ${CAMPAIGN} as campaign,
                ${CLICKED_ON} as clicked_on${row}
              from hits as hit final where ${ofSuite} and ${around}
            )
          )
        )
      )
      ${VISIT_WINDOWS}
    )
    where ${inside(sql`at`)}`;
}
