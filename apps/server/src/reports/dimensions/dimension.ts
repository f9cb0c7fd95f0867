/** What a dimension is: words, kind, and the expression that gives it on each relation that has it. */
import type { Relation, Words } from '../metrics/metric.ts';
import type { Sql } from '../sql.ts';

/** What an expression may depend on besides the row. */
export interface Asked {
  /** The broadcaster's time zone, bound. */
  zone: Sql;
}

export interface OnRelation {
  /** Text, or a list of texts where the dimension is `isMany`. Over the raw row, or over the columns in `needs`. */
  value: (asked: Asked) => Sql;
  /** Columns of the visit or of history (`plan/visit-columns.ts`); then the value is over those. */
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
