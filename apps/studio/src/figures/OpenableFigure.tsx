import type { ReportQueryInput } from '@sintonia/contracts';
import { lazy, Suspense } from 'react';
import { useStable } from '../design/use-stable.ts';
import { shortKey } from '../links/sheet-address.ts';
import { useSheet } from '../links/use-sheet.ts';
import { FigureButton } from './FigureButton.tsx';

const RequestedFigureSheet = lazy(async () => ({
  default: (await import('./RequestedFigureSheet.tsx')).RequestedFigureSheet,
}));

/** A figure that is the total of a query, as a button: a press shows its definition and the rows behind it. */
export function OpenableFigure({
  name,
  query,
  value,
  group,
  counted,
  children,
}: {
  /** Name of the figure on the screen; also names the button and the sheet. */
  name: string;
  /** Query of one metric, without a breakdown. */
  query: ReportQueryInput;
  value: number | null;
  /** Its name in the address; for a figure whose query changes by itself. */
  group?: string;
  /** As of `FigureBasis`. */
  counted?: { from: string; to: string };
  /** The figure as text. */
  children: string;
}) {
  const [opened, open, close] = useSheet(group ?? `xifra-${shortKey(name + JSON.stringify(query))}`);
  const asked = useStable(query);
  const [metric = ''] = query.metrics;
  return (
    <>
      <FigureButton name={name} value={value} onOpen={() => open(metric)}>
        {children}
      </FigureButton>
      {opened !== null && (
        <Suspense fallback={null}>
          <RequestedFigureSheet name={name} metric={metric} query={asked} counted={counted} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
