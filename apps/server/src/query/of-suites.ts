/** Rows of one report suite, or of two together: `a,b` (`SuiteSelection` in contracts). */
import { type Sql, sql, text, texts } from './sql.ts';

export const suitesOf = (asked: string): readonly string[] => asked.split(',');
export const isCombined = (asked: string): boolean => asked.includes(',');

/** Condition on hits. @param column of the suite */
export const hitsOfSuites = (asked: string, column: Sql = sql`suite`): Sql =>
  isCombined(asked) ? sql`${column} in ${texts(suitesOf(asked))}` : sql`${column} = ${text(asked)}`;

/** Condition on heartbeats. @param column of the suites */
export const playbackOfSuites = (asked: string, column: Sql = sql`suites`): Sql =>
  isCombined(asked) ? sql`hasAny(${column}, ${texts(suitesOf(asked))})` : sql`has(${column}, ${text(asked)})`;
