import type { ReportBasis, ReportQueryInput } from '@sintonia/contracts';
import { useMemo } from 'react';
import { Sheet } from '../design/Sheet.tsx';
import { useStable } from '../design/use-stable.ts';
import { useNames } from '../query/names-context.ts';
import sheet from './FigureSheet.module.css';
import { LeftOut } from './LeftOut.tsx';
import { RowsBehind } from './RowsBehind.tsx';
import { useSheetWords } from './use-sheet-words.ts';

/** Cell of an answer without rows; one object. */
const WHOLE = {};

/** A figure of an analysis that can be opened. */
export interface AnalysisFigure {
  title: string;
  value: string;
  /** How the figure is counted. */
  sentence: string;
  /** As of `RowsBehind`. */
  path: string;
  body: object;
  /** A query of the same events by one metric, to count what was left out. */
  leftOutOf: ReportQueryInput;
  /** Which events those are, where they are not simply those of the period, filter and segments. */
  leftOutNote?: string;
}

/** Basis of one figure of a funnel, flow or retention: how it is counted, rows behind it, what was left out, statement. */
export function AnalysisSheet({
  figure: { title, value, sentence, path, body, leftOutOf, leftOutNote },
  basis,
  onClose,
}: {
  figure: AnalysisFigure;
  basis: ReportBasis;
  onClose: (isRequested: boolean) => void;
}) {
  const { sheet: sheetWords } = useSheetWords();
  const names = useNames();
  const metric = names.metric(leftOutOf.metrics[0] ?? '');
  const { asOf } = basis;
  const asked = useStable(leftOutOf);
  const ofAnswer = useMemo(() => (asOf === null ? body : { ...body, asOf }), [body, asOf]);
  return (
    <Sheet title={title} close={sheetWords.close} onClose={onClose}>
      <p className={sheet.number}>{value}</p>
      <p className={sheet.sentence}>{sentence}</p>
      <h3 className={sheet.part}>{sheetWords.leftOut}</h3>
      {leftOutNote && <p>{leftOutNote}</p>}
      {metric && <LeftOut metric={metric} query={asked} cell={WHOLE} basis={basis} />}
      <h3 className={sheet.part}>{sheetWords.rows}</h3>
      <RowsBehind name={title} path={path} body={ofAnswer} />
      <details className={sheet.statement}>
        <summary>{sheetWords.statement}</summary>
        <pre>{basis.statement.trim()}</pre>
      </details>
    </Sheet>
  );
}
