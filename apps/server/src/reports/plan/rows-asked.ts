/** What the rows of a relation are asked to carry. */
import type { Granularity } from '@sintonia/contracts';
import type { Asked, OnRelation } from '../dimensions/dimension.ts';
import type { Question } from '../relations.ts';
import { instant, list, named, type Sql, sql } from '../sql.ts';

/** A visit or viewing that began up to so long before the period, or goes on so long after it, is known whole. */
export const CONTEXT_MS = 24 * 3_600_000;

export interface RowsAsked extends Question, Asked {
  granularity: Granularity;
  /** Of the answer: a viewing that says nothing for long is over. */
  nowMs: number;
  /** Columns of the visit or of history. */
  needs: ReadonlySet<string>;
  /** Dimensions by key; each becomes a column `d_{key}`. */
  dimensions: ReadonlyMap<string, OnRelation>;
  /** Conditions on rows with every column: what a segment says of a visit. Each becomes a column `s_{n}`. */
  visitConditions: readonly Sql[];
}

export const columnOf = (key: string): Sql => named(`d_${key}`);

/** `, value as d_key` for the dimensions over the raw row, or for those over its columns. */
export const dimensionColumns = ({ dimensions, zone }: RowsAsked, over: 'row' | 'columns'): Sql => {
  const ofThese = [...dimensions].filter(([, { needs }]) => (needs === undefined) === (over === 'row'));
  return ofThese.length === 0
    ? sql``
    : sql`, ${list(ofThese.map(([key, { value }]) => sql`${value({ zone })} as ${columnOf(key)}`))}`;
};

/** Condition on a column with a time: inside the period. */
export const insidePeriod = (at: Sql, { fromMs, toMs }: Pick<Question, 'fromMs' | 'toMs'>): Sql =>
  sql`${at} >= ${instant(fromMs)} and ${at} < ${instant(toMs)}`;
