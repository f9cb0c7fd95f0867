/**
 * Audience conditions as SQL over past page views: the counterpart of `decision/audience-match.ts`, which evaluates a
 * page being rendered (P-06). A test compares both.
 */
import type { Audience, AudienceCondition } from '@sintonia/contracts';
import { allOf, anyOf, list, type Sql, sql, text, wholeNumber } from '../../query/sql.ts';
import { likePattern } from '../decision/path-pattern.ts';

/** Page views whose path matches any of the patterns. Columns as in `pageContexts`. */
export const isOnPaths = (patterns: readonly string[]): Sql => {
  const matches = (pattern: string) => text(likePattern(pattern));
  return anyOf(patterns.map((one) => sql`path like ${matches(one)} or concat(path, '/') like ${matches(one)}`));
};

/** Conditions that stored hits cannot answer. */
export const isUncountable = ({ by }: AudienceCondition): boolean => by === 'language';

const lower = (values: readonly string[]): Sql => list(values.map((value) => text(value.toLowerCase())));
const among = (column: Sql, values: readonly string[]): Sql => sql`lower(${column}) in (${lower(values)})`;

const COMPARE = {
  equal: (given: Sql, wanted: Sql) => sql`${given} = ${wanted}`,
  containing: (given: Sql, wanted: Sql) => sql`position(${given}, ${wanted}) > 0`,
  beginning: (given: Sql, wanted: Sql) => sql`startsWith(${given}, ${wanted})`,
} as const;

function parameterCondition({ name, is, values }: Extract<AudienceCondition, { by: 'parameter' }>): Sql {
  const isThere = sql`has(extractURLParameterNames(url), ${text(name)})`;
  if (values.length === 0) return isThere;
  const given = sql`decodeURLFormComponent(extractURLParameter(url, ${text(name)}))`;
  return sql`(${isThere} and ${anyOf(values.map((wanted) => COMPARE[is](given, text(wanted))))})`;
}

/** @param viewed for `viewed`: column with the number of pages seen in the condition's sections */
function conditionSql(condition: AudienceCondition, viewed: Sql): Sql {
  switch (condition.by) {
    case 'path':
      return isOnPaths(condition.values);
    case 'section':
      return among(sql`area`, condition.values);
    case 'language':
      return sql`1`;
    case 'device':
      return sql`device_class in (${list(condition.values.map(text))})`;
    case 'login':
      return condition.isSignedIn ? sql`tier = 'signedIn'` : sql`tier != 'signedIn'`;
    case 'campaign':
      return among(condition.kind === 'internal' ? sql`internal` : sql`external`, condition.values);
    case 'visits':
      return condition.most === null
        ? sql`visit >= ${wholeNumber(condition.least)}`
        : sql`visit between ${wholeNumber(condition.least)} and ${wholeNumber(condition.most)}`;
    case 'viewed':
      return sql`${viewed} >= ${wholeNumber(condition.least)}`;
    case 'parameter':
      return parameterCondition(condition);
  }
}

/** Column names are our own: the position of the condition in the audience. */
const viewedColumn = (index: number): Sql => ({ chunks: [`viewed_${index}`] });

/** True for a page view on which all countable conditions held. */
export function audienceSql({ every }: Audience): Sql {
  return allOf(
    every.flatMap((condition, i) => {
      if (isUncountable(condition)) return [];
      const holds = conditionSql(condition, viewedColumn(i));
      return [condition.not ? sql`not (${holds})` : holds];
    }),
  );
}

/** One column per condition on earlier pages: the number of such pages seen before this one. */
export function viewedColumns({ every }: Audience): Sql {
  const columns = every.flatMap((condition, i) =>
    condition.by === 'viewed'
      ? [
          sql`, countIf(area in (${list(condition.values.map(text))})) over (
            partition by visitor_id order by occurred_at, event_id rows between unbounded preceding and 1 preceding
          ) as ${viewedColumn(i)}`,
        ]
      : [],
  );
  return { chunks: columns.flatMap(({ chunks }) => chunks) };
}
