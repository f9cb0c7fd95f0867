/** Properties of a hit's visit. Each is a window over rows with `at`, `id`, `kind`, `page`, `who`, `visit_no`. */
import type { Period } from '../relations.ts';
import { instant, type Sql, sql } from '../sql.ts';
import { withNames } from './rows-asked.ts';

interface VisitColumn {
  value: (asked: Period & { zone: Sql }) => Sql;
  /** Needs all stored hits of the visitor, not only those around the period. */
  isOfHistory?: true;
}

const VIEW = sql`kind = 'pageview'`;
const of = (value: Sql): VisitColumn => ({ value: () => value });
const ofText = (value: Sql): VisitColumn => of(sql`toLowCardinality(${value})`);
const ofHistory = (value: VisitColumn['value']): VisitColumn => ({ value, isOfHistory: true });
const PREVIOUS_VISIT_AT = sql`maxIf(previous_at, starts) over of_visit`;

export const VISIT_COLUMNS = {
  /** Identifies a visit: by its visitor and start. */
  visit: of(sql`if(who = 0, 0, sipHash64(who, min(at) over of_visit))`),
  is_entry: of(sql`who != 0 and ${VIEW} and id = argMinIf(id, (at, id), ${VIEW}) over of_visit`),
  is_exit: of(sql`who != 0 and ${VIEW} and id = argMaxIf(id, (at, id), ${VIEW}) over of_visit`),
  visit_pages: of(sql`countIf(${VIEW}) over of_visit`),
  visit_actions: of(sql`countIf(is_action) over of_visit`),
  landing_page: ofText(sql`if(who = 0, '', argMinIf(page, (at, id), ${VIEW}) over of_visit)`),
  exit_page: ofText(sql`if(who = 0, '', argMaxIf(page, (at, id), ${VIEW}) over of_visit)`),
  previous_page: ofText(sql`if(who != 0 and ${VIEW}, lagInFrame(page, 1, '') over up_to_here, '')`),
  next_page: ofText(sql`if(who != 0 and ${VIEW}, leadInFrame(page, 1, '') over from_here, '')`),
  first_campaign: ofText(sql`if(who = 0, '', argMinIf(campaign, (at, id), campaign != '') over of_visit)`),
  last_campaign: ofText(sql`if(who = 0, '', argMaxIf(campaign, (at, id), campaign != '') over of_visit)`),
  is_new: ofHistory(({ fromMs }) => sql`who != 0 and min(at) over of_visitor >= ${instant(fromMs)}`),
  new_or_returning: ofHistory(
    ({ fromMs }) => sql`if(who = 0, '', if(min(at) over of_visitor >= ${instant(fromMs)}, 'new', 'returning'))`,
  ),
  visit_number: ofHistory(() => sql`if(who = 0, '', toString(visit_no))`),
  days_since_last_visit: ofHistory(
    ({ zone }) => sql`if(who = 0 or visit_no = 1, '', toString(dateDiff(
      'day', toDate(${PREVIOUS_VISIT_AT}, ${zone}), toDate(min(at) over of_visit, ${zone}))))`,
  ),
} as const satisfies Record<string, VisitColumn>;
type VisitColumnName = keyof typeof VISIT_COLUMNS;

const isVisitColumn = (name: string): name is VisitColumnName => name in VISIT_COLUMNS;

/** Windows that the columns refer to. */
export const VISIT_WINDOWS = sql`window
  of_visitor as (partition by visitor),
  of_visit as (partition by visitor, visit_no),
  up_to_here as (
    partition by visitor, visit_no, ${VIEW} order by at, id rows between unbounded preceding and current row
  ),
  from_here as (
    partition by visitor, visit_no, ${VIEW} order by at, id rows between current row and unbounded following
  )`;

/** Those of the names that are columns of the visit or history. */
export const visitColumnNames = (names: ReadonlySet<string>): VisitColumnName[] => [...names].filter(isVisitColumn);

/** `, … as name` for each required column. */
export const visitColumns = (names: ReadonlySet<string>, asked: Period & { zone: Sql }): Sql =>
  withNames(visitColumnNames(names).map((name) => ({ name, value: VISIT_COLUMNS[name].value(asked) })));

export const needsVisits = (names: ReadonlySet<string>): boolean => visitColumnNames(names).length > 0;
export const needsHistory = (names: ReadonlySet<string>): boolean =>
  visitColumnNames(names).some((name) => 'isOfHistory' in VISIT_COLUMNS[name]);

/** Only columns of the visit: known for a hit independent of the query. */
export const OF_VISIT = Object.keys(VISIT_COLUMNS).filter((name) => !needsHistory(new Set([name])));
