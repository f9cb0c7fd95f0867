import type { ReportQueryInput } from '@sintonia/contracts';
import { lazy, Suspense } from 'react';
import { useOpened } from '../design/use-opened.ts';
import styles from './OpenableFigure.module.css';

const RequestedFigureSheet = lazy(async () => ({
  default: (await import('./RequestedFigureSheet.tsx')).RequestedFigureSheet,
}));

/** A figure that is the total of a query, as a button: a press shows its definition and the rows behind it. */
export function OpenableFigure({
  name,
  query,
  value,
  children,
}: {
  /** Name of the figure on the screen; also names the button and the sheet. */
  name: string;
  /** Query of one metric, without a breakdown. */
  query: ReportQueryInput;
  value: number | null;
  /** The figure as text. */
  children: string;
}) {
  const [opened, setOpened] = useOpened<ReportQueryInput>();
  const [metric = ''] = query.metrics;
  return (
    <>
      <button
        type="button"
        className={styles.figure}
        aria-haspopup="dialog"
        aria-label={`${name}: ${children}`}
        onClick={() => setOpened(query)}
      >
        <data value={value ?? ''}>{children}</data>
      </button>
      {opened && (
        <Suspense fallback={null}>
          <RequestedFigureSheet name={name} metric={metric} query={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
