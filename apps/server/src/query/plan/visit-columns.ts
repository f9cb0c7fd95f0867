/** Properties of a hit's visit. Each is a window over rows with `at`, `id`, `kind`, `page`, `visitor`, `visit_no`, `search_no`. */
import { IS_IDENTIFIED, IS_PAGE_VIEW } from '../hit-conditions.ts';
import { type Sql, sql } from '../sql.ts';
import { withNames } from './rows-request.ts';

const ofText = (value: Sql): Sql => sql`toLowCardinality(${value})`;

export const VISIT_COLUMNS = {
  /** Identifies a visit: by its visitor and start. */
  visit: sql`if(visitor = 0, 0, sipHash64(visitor, min(at) over of_visit))`,
  is_entry: sql`${IS_IDENTIFIED} and ${IS_PAGE_VIEW} and id = argMinIf(id, (at, id), ${IS_PAGE_VIEW}) over of_visit`,
  is_exit: sql`${IS_IDENTIFIED} and ${IS_PAGE_VIEW} and id = argMaxIf(id, (at, id), ${IS_PAGE_VIEW}) over of_visit`,
  visit_pages: sql`countIf(${IS_PAGE_VIEW}) over of_visit`,
  visit_actions: sql`countIf(is_action) over of_visit`,
  visit_visible_ms: sql`sum(visible_ms) over of_visit`,
  landing_page: ofText(sql`if(visitor = 0, '', argMinIf(page, (at, id), ${IS_PAGE_VIEW}) over of_visit)`),
  exit_page: ofText(sql`if(visitor = 0, '', argMaxIf(page, (at, id), ${IS_PAGE_VIEW}) over of_visit)`),
  previous_page: ofText(sql`if(${IS_IDENTIFIED} and ${IS_PAGE_VIEW}, lagInFrame(page, 1, '') over up_to_here, '')`),
  next_page: ofText(sql`if(${IS_IDENTIFIED} and ${IS_PAGE_VIEW}, leadInFrame(page, 1, '') over from_here, '')`),
  first_campaign: ofText(sql`if(visitor = 0, '', argMinIf(campaign, (at, id), campaign != '') over of_visit)`),
  last_campaign: ofText(sql`if(visitor = 0, '', argMaxIf(campaign, (at, id), campaign != '') over of_visit)`),
  /** A search with results, of which one was opened before the next search. */
  leads_to_result: sql`is_search and result_count != '0'
    and has(groupUniqArrayIf(clicked_on, clicked_on != '') over of_search, toString(page))`,
} as const satisfies Record<string, Sql>;
type VisitColumnName = keyof typeof VISIT_COLUMNS;

const isVisitColumn = (name: string): name is VisitColumnName => name in VISIT_COLUMNS;

/** Windows that the columns refer to. */
export const VISIT_WINDOWS = sql`window
  of_visit as (partition by visit_key, visit_no),
  of_search as (partition by visit_key, visit_no, search_no),
  up_to_here as (
    partition by visit_key, visit_no, ${IS_PAGE_VIEW} order by at, id rows between unbounded preceding and current row
  ),
  from_here as (
    partition by visit_key, visit_no, ${IS_PAGE_VIEW} order by at, id rows between current row and unbounded following
  )`;

/** Those of the names that are columns of the visit. */
export const visitColumnNames = (names: ReadonlySet<string>): VisitColumnName[] => [...names].filter(isVisitColumn);

/** `, … as name` for each required column. */
export const visitColumns = (names: ReadonlySet<string>): Sql =>
  withNames(visitColumnNames(names).map((name) => ({ name, value: VISIT_COLUMNS[name] })));

export const needsVisits = (names: ReadonlySet<string>): boolean => visitColumnNames(names).length > 0;

/** All of them. */
export const OF_VISIT: readonly string[] = Object.keys(VISIT_COLUMNS);
