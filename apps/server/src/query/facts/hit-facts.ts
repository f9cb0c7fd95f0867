/** Hits from facts: all columns of the relation, of its dimensions, and of the visit. */
import { HIT_COLUMNS, hitColumns } from '../plan/hit-columns.ts';
import { insidePeriod, isWithin, type RowColumn, wholeHours, withNames } from '../plan/rows-request.ts';
import { OF_VISIT, visitColumnNames } from '../plan/visit-columns.ts';
import type { Period } from '../relations.ts';
import type { Source } from '../rollups/sources.ts';
import { list, named, type Sql, sql, unionAll } from '../sql.ts';
import { OTHER_VARIABLES, VARIABLE_COLUMNS } from '../variable-columns.ts';
import { builtHours } from './built-hours.ts';

/** Columns of a hit stored unchanged, besides those of the relation. */
const SAME_COLUMNS = [
  ...['channel', 'page_name', 'path', 'url', 'referrer', 'section', 'subsection1', 'subsection2', 'programme'],
  ...['page_type', 'portal', 'language', 'content_title', 'content_id', 'link_name', 'link_url', 'events'],
  ...['search_keyword', 'campaign_internal', 'campaign_external', 'media_session_id', 'screen', 'viewport'],
  ...['device', 'browser', 'os', 'context'],
  ...VARIABLE_COLUMNS,
];

/** Columns over the raw row, besides those of the relation. */
export const RAW_COLUMNS: readonly RowColumn[] = [
  ...SAME_COLUMNS.map((name) => ({ name, value: named(`hit.${name}`) })),
  { name: 'variables', value: OTHER_VARIABLES },
];

/** Columns of the relation that a query computes from other columns of a fact. */
const NOT_KEPT: ReadonlySet<string> = new Set(['id', 'result_count', 'started']);

/** Columns of the table after build, suite and hour, in writing order. */
export const FACT_COLUMNS: readonly string[] = [
  ...HIT_COLUMNS.filter((name) => !NOT_KEPT.has(name) && !name.startsWith('is_')),
  ...OF_VISIT,
  ...RAW_COLUMNS.map(({ name }) => name),
];

/** Whether facts have all of the columns. They do not have the id of a hit. */
export const isInFacts = (needs: ReadonlySet<string>): boolean => !needs.has('id');

/** Like `eventHits`, for hours with facts. */
export const factHits = (
  { builds, spans }: Source,
  period: Period,
  needs: ReadonlySet<string>,
  further: readonly RowColumn[],
  reads?: ReadonlySet<string>,
): Sql => {
  const ofVisit = visitColumnNames(needs).map((name) => ({ name, value: named(`hit.${name}`) }));
  const { hours, edges } = wholeHours(period);
  const rows = (condition: Sql) => sql`select ${hitColumns('ofFact', reads)}${withNames([...ofVisit, ...further])}
    from hit_facts as hit where ${condition}`;
  return unionAll([
    ...(hours ? [rows(builtHours(builds, hours))] : []), // without `at`, which is half of what a count reads
    ...edges
      .filter((edge) => hours === null || !isWithin(spans, edge))
      .map((edge) => rows(sql`${builtHours(builds, edge)} and ${insidePeriod(sql`hit.at`, edge)}`)),
  ]);
};

/** Rows to write for some hours: `hour`, then `FACT_COLUMNS`. @param hits of those hours, with all of these columns */
export const factRows = (hits: Sql): Sql =>
  sql`select toStartOfHour(at) as hour, ${list(FACT_COLUMNS.map(named))} from (${hits}) order by hour`;
