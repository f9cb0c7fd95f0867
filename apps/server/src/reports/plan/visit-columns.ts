/** What is known of a hit from the visit around it. Each is a window over rows with `at`, `id`, `kind`, `page`, `who`, `visit`. */
import type { Period } from '../relations.ts';
import { instant, list, named, type Sql, sql } from '../sql.ts';

interface VisitColumn {
  value: (asked: Period & { zone: Sql }) => Sql;
  /** Needs every hit of the visitor that is kept, not only those around the period. */
  isOfHistory?: true;
}

const VIEW = sql`kind = 'pageview'`;
const of = (value: Sql): VisitColumn => ({ value: () => value });
const ofHistory = (value: VisitColumn['value']): VisitColumn => ({ value, isOfHistory: true });
const PREVIOUS_VISIT_AT = sql`maxIf(previous_at, starts) over of_visit`;

export const VISIT_COLUMNS = {
  visit: of(sql`visit`),
  is_entry: of(sql`who != '' and ${VIEW} and id = argMinIf(id, (at, id), ${VIEW}) over of_visit`),
  is_exit: of(sql`who != '' and ${VIEW} and id = argMaxIf(id, (at, id), ${VIEW}) over of_visit`),
  visit_pages: of(sql`countIf(${VIEW}) over of_visit`),
  visit_actions: of(sql`countIf(is_action) over of_visit`),
  landing_page: of(sql`if(who = '', '', argMinIf(page, (at, id), ${VIEW}) over of_visit)`),
  exit_page: of(sql`if(who = '', '', argMaxIf(page, (at, id), ${VIEW}) over of_visit)`),
  previous_page: of(sql`if(who != '' and ${VIEW}, lagInFrame(page, 1, '') over up_to_here, '')`),
  next_page: of(sql`if(who != '' and ${VIEW}, leadInFrame(page, 1, '') over from_here, '')`),
  first_campaign: of(sql`if(who = '', '', argMinIf(campaign, (at, id), campaign != '') over of_visit)`),
  last_campaign: of(sql`if(who = '', '', argMaxIf(campaign, (at, id), campaign != '') over of_visit)`),
  is_new: ofHistory(({ fromMs }) => sql`who != '' and min(at) over of_visitor >= ${instant(fromMs)}`),
  new_or_returning: ofHistory(
    ({ fromMs }) => sql`if(who = '', '', if(min(at) over of_visitor >= ${instant(fromMs)}, 'new', 'returning'))`,
  ),
  visit_number: ofHistory(() => sql`if(who = '', '', toString(visit))`),
  days_since_last_visit: ofHistory(
    ({ zone }) => sql`if(who = '' or visit = 1, '', toString(dateDiff(
      'day', toDate(${PREVIOUS_VISIT_AT}, ${zone}), toDate(min(at) over of_visit, ${zone}))))`,
  ),
} as const satisfies Record<string, VisitColumn>;
type VisitColumnName = keyof typeof VISIT_COLUMNS;

const isVisitColumn = (name: string): name is VisitColumnName => name in VISIT_COLUMNS;

/** The windows that the columns name. */
export const VISIT_WINDOWS = sql`window
  of_visitor as (partition by visitor_id),
  of_visit as (partition by visitor_id, visit),
  up_to_here as (
    partition by visitor_id, visit, ${VIEW} order by at, id rows between unbounded preceding and current row
  ),
  from_here as (
    partition by visitor_id, visit, ${VIEW} order by at, id rows between current row and unbounded following
  )`;

/** `, … as name` for each of the columns that are needed and are not there already. */
export function visitColumns(names: ReadonlySet<string>, asked: Period & { zone: Sql }): Sql {
  const columns = [...names].filter(isVisitColumn).filter((name) => name !== 'visit');
  return columns.length === 0
    ? sql``
    : sql`, ${list(columns.map((name) => sql`${VISIT_COLUMNS[name].value(asked)} as ${named(name)}`))}`;
}

export const needsVisits = (names: ReadonlySet<string>): boolean => [...names].some(isVisitColumn);
export const needsHistory = (names: ReadonlySet<string>): boolean =>
  [...names].filter(isVisitColumn).some((name) => 'isOfHistory' in VISIT_COLUMNS[name]);
