import { useFormats } from '../messages/language.ts';
import { useNames } from './names-context.ts';
import styles from './ReportGrid.module.css';
import type { Cell } from './ReportGrid.tsx';
import { figureText } from './show.ts';
import { useExploreWords } from './use-explore-words.ts';

/** A figure of the table with its change; opens its basis. */
export function Figure({
  metric,
  row,
  isTabStop = false,
  onOpen,
}: {
  metric: string;
  row: Cell['row'];
  isTabStop?: boolean;
  onOpen: () => void;
}) {
  const words = useExploreWords();
  const formats = useFormats();
  const names = useNames();
  const value = row.metrics[metric];
  const text = figureText(value, names.metric(metric), formats);
  return (
    <button
      type="button"
      data-cell=""
      tabIndex={isTabStop ? 0 : -1}
      className={styles.figure}
      aria-label={words.figureOf(names.nameOf(metric), text)}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {row.compared && <Change now={value ?? 0} before={row.compared[metric] ?? 0} />}
      <data value={value ?? ''}>{text}</data>
    </button>
  );
}

/** Sign and arrow besides the colour. Empty without a comparison. */
function Change({ now, before }: { now: number; before: number }) {
  const formats = useFormats();
  const change = formats.change(now, before);
  if (change === null) return null;
  if (now === before) return <span className={styles.change}>=</span>;
  return (
    <span className={`${styles.change} ${now > before ? styles.up : styles.down}`}>
      {now > before ? '▲' : '▼'} {change}
    </span>
  );
}
