/** A dimension: names, kind, and its expression on each relation that has it. */
import type { Relation, Words } from '../metrics/metric.ts';
import type { Sql } from '../sql.ts';

/** Inputs of an expression besides the row. */
export interface ExpressionInputs {
  /** The broadcaster's time zone, as bound value. */
  zone: Sql;
}

export interface OnRelation {
  /** Text, or a list of texts if the dimension is `isMany`. Over the raw row, or over the columns in `needs`. */
  value: (inputs: ExpressionInputs) => Sql;
  /** Columns of the visit or history (`plan/visit-columns.ts`); then the expression uses those. */
  needs?: readonly string[];
}

export interface Dimension {
  title: Words;
  sentence: Words;
  version: number;
  kind: 'text' | 'number';
  isMany?: true;
  on: { readonly [R in Relation]?: OnRelation };
}

export const always = (value: Sql): OnRelation => ({ value: () => value });
