/** Rows of one report suite, or of two together: `a,b` (`SuiteSelection` in contracts). */
import { type Sql, sql, text, texts } from './sql.ts';

export const suitesOf = (suite: string): readonly string[] => suite.split(',');
export const isCombined = (suite: string): boolean => suite.includes(',');

/** Condition on hits. @param column of the suite */
export const hitsOfSuites = (suite: string, column: Sql = sql`suite`): Sql =>
  isCombined(suite) ? sql`${column} in ${texts(suitesOf(suite))}` : sql`${column} = ${text(suite)}`;

/** Condition on heartbeats. @param column of the suites */
export const playbackOfSuites = (suite: string, column: Sql = sql`suites`): Sql =>
  isCombined(suite) ? sql`hasAny(${column}, ${texts(suitesOf(suite))})` : sql`has(${column}, ${text(suite)})`;
