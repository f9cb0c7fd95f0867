import { FigureLeftOut, type ReportBasis, type ReportQueryInput } from '@sintonia/contracts';
import { useCallback } from 'react';
import { ask } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { useFormats } from '../messages/language.ts';
import type { MetricEntry } from '../query/catalogue.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { isOfPart, leftOutText, wholeLeftOut } from './basis-text.ts';
import { useSheetWords } from './use-sheet-words.ts';

interface LeftOutProps {
  metric: MetricEntry;
  query: ReportQueryInput;
  /** Dimensions of its row; empty for a total. */
  cell: Readonly<Record<string, string>>;
  basis: ReportBasis;
}

/** What was left out of a figure: of a part of the suite, counted with the filter, segments and row of the figure. */
export function LeftOut({ metric, query, cell, basis }: LeftOutProps) {
  const words = useQueryWords();
  const formats = useFormats();
  return isOfPart(query, cell) ? (
    <LeftOutOfPart {...{ metric, query, cell, basis }} />
  ) : (
    <p>{leftOutText(basis, words, formats, metric.relations)}</p>
  );
}

function LeftOutOfPart({ metric: { key, relations }, query, cell, basis: { asOf } }: LeftOutProps) {
  const words = useQueryWords();
  const { sheet: sheetWords } = useSheetWords();
  const formats = useFormats();
  const { state, again } = useAnswer(
    useCallback(
      (signal: AbortSignal) =>
        ask(
          '/api/v1/reports/left-out',
          { query, metric: key, cell, ...(asOf !== null && { asOf }) },
          FigureLeftOut,
          signal,
        ),
      [query, key, cell, asOf],
    ),
  );
  const found = lastOf(state);
  if (state.at === 'failed') return <Problem error={state.error} since={state.since} onRetry={again} />;
  if (!found) return <SkeletonLines widths={[100, 80]} height={20} />;
  const whole = wholeLeftOut(found, relations).map((kind) => sheetWords.leftOutWhole[kind]);
  return (
    <>
      <p>{leftOutText(found, words, formats, relations)}</p>
      {whole.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}
