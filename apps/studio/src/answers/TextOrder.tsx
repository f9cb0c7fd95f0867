import type { ReportRow } from '@sintonia/contracts';
import { useLayoutEffect, useMemo } from 'react';
import { useStable } from '../design/use-stable.ts';
import { fixedValues, type QueryState } from '../query/query-state.ts';
import { useValueText } from '../query/use-value-text.ts';
import { byText } from './by-text.ts';
import { rowText } from './row-text.ts';

/**
 * Sorts rows by the texts of the sorted dimension, and shows nothing: a table that asks for it does not render again with
 * every name that arrives. Those that arrive later change the order.
 */
export function TextOrder({
  rows,
  queryState,
  onSorted,
}: {
  /** Must keep their identity between renders. */
  rows: readonly ReportRow[];
  queryState: QueryState;
  /** Must keep its identity between renders. */
  onSorted: (sorted: { of: readonly ReportRow[]; queryState: QueryState; rows: readonly ReportRow[] }) => void;
}) {
  const textOf = useValueText();
  const fixed = fixedValues(queryState);
  const { by = '', isDescending = false } = queryState.sort ?? {};
  const texts = useStable(rows.map((row) => rowText(row, by, textOf, fixed)));
  const sorted = useMemo(() => byText(rows, texts, isDescending), [rows, texts, isDescending]);
  useLayoutEffect(() => onSorted({ of: rows, queryState, rows: sorted }), [onSorted, rows, queryState, sorted]);
  return null;
}
