import { Change } from '../figures/Change.tsx';
import type { Cell } from '../figures/cell.ts';
import { useFormats } from '../messages/language.ts';
import { changeText, differenceText, figureText } from '../query/figure-text.ts';
import { useNames } from '../query/names-context.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { differenceOf } from './by-change.ts';
import styles from './ReportGrid.module.css';

/** A figure of the table with its change; opens its basis. */
export function Figure({
  metric,
  row,
  isTabStop = false,
  hasDifference = false,
  onOpen,
}: {
  metric: string;
  row: Cell['row'];
  isTabStop?: boolean;
  /** Shows the change as a difference instead of a percentage: the column is sorted by it. */
  hasDifference?: boolean;
  onOpen: () => void;
}) {
  const words = useQueryWords();
  const formats = useFormats();
  const names = useNames();
  const value = row.metrics[metric];
  const text = figureText(value, names.metric(metric), formats);
  const before = row.compared && (row.compared[metric] ?? 0);
  const difference = hasDifference ? differenceOf(row, metric) : null;
  const change =
    difference !== null
      ? differenceText(difference, names.metric(metric), formats)
      : before === undefined
        ? null
        : changeText(value, before, names.metric(metric), formats);
  const label = words.figureOf(names.nameOf(metric), text);
  return (
    <button
      type="button"
      data-cell=""
      tabIndex={isTabStop ? 0 : -1}
      className={styles.figure}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className="heard">{change === null ? label : `${label}, ${change}`}</span>
      <data value={value ?? ''} aria-hidden="true">
        {text}
      </data>
      {before !== undefined && change !== null && (
        <Change
          text={change}
          now={value ?? 0}
          before={before}
          lessIsBetter={names.metric(metric)?.lessIsBetter ?? false}
        />
      )}
    </button>
  );
}
