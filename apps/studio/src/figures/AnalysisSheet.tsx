import type { ReportBasis, ReportQueryInput } from '@sintonia/contracts';
import { useMemo } from 'react';
import { Sheet } from '../design/Sheet.tsx';
import { useFormats } from '../messages/language.ts';
import { useNames } from '../query/names-context.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { leftOutText } from './basis-text.ts';
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
  /** A query of the same events by one metric, to count what was left out; without it, that of the whole suite is shown. */
  leftOutOf?: ReportQueryInput;
}

/** Basis of one figure of a funnel, flow or retention: how it is counted, rows behind it, what was left out, statement. */
export function AnalysisSheet({
  figure: { title, value, sentence, path, body, leftOutOf },
  basis,
  onClose,
}: {
  figure: AnalysisFigure;
  basis: ReportBasis;
  onClose: (isRequested: boolean) => void;
}) {
  const words = useQueryWords();
  const { sheet: sheetWords } = useSheetWords();
  const formats = useFormats();
  const names = useNames();
  const metric = names.metric(leftOutOf?.metrics[0] ?? '');
  const { asOf } = basis;
  const ofAnswer = useMemo(() => (asOf === null ? body : { ...body, asOf }), [body, asOf]);
  return (
    <Sheet title={title} close={sheetWords.close} onClose={onClose}>
      <p className={sheet.number}>{value}</p>
      <p className={sheet.sentence}>{sentence}</p>
      <h3 className={sheet.part}>{sheetWords.leftOut}</h3>
      {metric && leftOutOf ? (
        <LeftOut metric={metric} query={leftOutOf} cell={WHOLE} basis={basis} />
      ) : (
        <>
          <p>{leftOutText(basis, words, formats)}</p>
          <p>{sheetWords.leftOutOfSuite}</p>
        </>
      )}
      <h3 className={sheet.part}>{sheetWords.rows}</h3>
      <RowsBehind name={title} path={path} body={ofAnswer} />
      <details className={sheet.statement}>
        <summary>{sheetWords.statement}</summary>
        <pre>{basis.statement.trim()}</pre>
      </details>
    </Sheet>
  );
}
