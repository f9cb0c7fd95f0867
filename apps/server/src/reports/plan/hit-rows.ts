/**
 * Rows of hits: one each, without robots, a repeat only once. `who` is the visitor, empty without identifier. Where it is
 * needed, with what the visit around the hit says (`visits.ts` has the definition of a visit).
 */
import { type EVENT_NUMBERS, eventName } from '@sintonia/wire';
import { IS_COUNTED } from '../counted-events.ts';
import { instant, list, named, type Sql, sql, text } from '../sql.ts';
import { previousAt, startsVisit } from '../visits.ts';
import { CONTEXT_MS, dimensionColumns, insidePeriod, type RowsAsked } from './rows-asked.ts';
import { needsHistory, needsVisits, VISIT_WINDOWS, visitColumns } from './visit-columns.ts';

const says = (event: keyof typeof EVENT_NUMBERS): Sql => sql`has(hit.events, ${text(eventName(event))})`;

const COLUMNS = sql`
  hit.event_id as id,
  hit.occurred_at as at,
  if(hit.tier = 'none', '', hit.visitor_id) as who,
  hit.kind as kind,
  hit.tier as tier,
  hit.link_type as link_type,
  if(hit.page_name = '', hit.path, hit.page_name) as page,
  hit.campaign_external as campaign,
  hit.variables['c21'] as result_count,
  ${says('search')} as is_search,
  ${says('share')} as is_share,
  ${says('download')} as is_download,
  ${says('participate')} as is_participation,
  ${says('buttonClick')} as is_button,
  kind in ('link', 'mediaStart') or is_search or is_participation as is_action`;

/** A hit without identifier is a visit of its own that nothing is said of: no visitor's id begins like this. */
const VISITOR_ID = sql`if(hit.tier = 'none' or hit.visitor_id = '', concat('\\n', hit.event_id), hit.visitor_id)`;
const ORDER = sql`at, id`;

/** One row a hit of the period, ready for a from. */
export function hitRows(asked: RowsAsked): Sql {
  const { suite, fromMs, toMs } = asked;
  const isVisited = needsVisits(asked.needs) || asked.visitConditions.length > 0;
  const ofRow = dimensionColumns(asked, 'row');
  const ofColumns = dimensionColumns(asked, 'columns');
  const ofSuite = sql`hit.suite = ${text(suite)} and ${IS_COUNTED}`;
  if (!isVisited) {
    return sql`(
      select *${ofColumns} from (
        select ${COLUMNS}${ofRow} from hits as hit final
        where ${ofSuite} and ${insidePeriod(sql`hit.occurred_at`, asked)}
      )
    )`;
  }
  const before = needsHistory(asked.needs) ? ofWhoever(asked) : sql`hit.occurred_at >= ${instant(fromMs - CONTEXT_MS)}`;
  const conditions = asked.visitConditions.map(
    (condition, i) => sql`who != '' and max(${condition}) over (partition by visitor_id, visit) as ${named(`s_${i}`)}`,
  );
  return sql`(
    select *${conditions.length > 0 ? sql`, ${list(conditions)}` : sql``} from (
      select *${ofColumns} from (
        select *${visitColumns(asked.needs, asked)} from (
          select *, sum(starts) over (
            partition by visitor_id order by ${ORDER} rows between unbounded preceding and current row
          ) as visit
          from (
            select *, ${startsVisit(sql`at`)} as starts from (
              select *, ${previousAt(sql`at`, ORDER)} from (
                select ${COLUMNS}, ${VISITOR_ID} as visitor_id${ofRow} from hits as hit final
                where ${ofSuite} and ${before} and hit.occurred_at < ${instant(toMs + CONTEXT_MS)}
              )
            )
          )
        )
        ${VISIT_WINDOWS}
      )
    )
  )`;
}

/** All that is kept of those who have a hit in the period. */
const ofWhoever = (asked: RowsAsked): Sql => sql`hit.visitor_id in (
  select visitor_id from hits where suite = ${text(asked.suite)} and ${insidePeriod(sql`occurred_at`, asked)}
)`;
