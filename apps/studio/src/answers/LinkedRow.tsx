import type { ReportAnswer, ReportQueryInput } from '@sintonia/contracts';
import { useMemo } from 'react';
import { Sheet } from '../design/Sheet.tsx';
import { FigureSheet } from '../figures/FigureSheet.tsx';
import { useSheetWords } from '../figures/use-sheet-words.ts';
import { useWords } from '../messages/language.ts';
import { useNames } from '../query/names-context.ts';
import type { QueryState } from '../query/query-state.ts';
import { queryOfRow } from '../query/report-request.ts';
import { useReport } from '../query/use-report.ts';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';

/** The sheet of a row that a link names and the table does not show, such as one of its later pages: asked for alone. */
export function LinkedRow({
  metric,
  dimensions,
  queryState,
  query,
  answer,
  onClose,
}: {
  metric: string;
  /** Values of the row. Must keep its identity between renders. */
  dimensions: Readonly<Record<string, string>>;
  queryState: QueryState;
  /** Query of the table and its answer. */
  query: ReportQueryInput;
  answer: ReportAnswer;
  onClose: (isRequested: boolean) => void;
}) {
  const { sheet: words } = useSheetWords();
  const { problem } = useWords();
  const names = useNames();
  const asked = useMemo(() => queryOfRow(query, dimensions), [query, dimensions]);
  const { state, again, shown, rows } = useReport(asked);
  const text = JSON.stringify(dimensions);
  const row = rows.find((one) => JSON.stringify(one.dimensions) === text);
  if (row) {
    return <FigureSheet {...{ metric, queryState, query, answer, onClose }} cell={{ metric, row, isTotal: false }} />;
  }
  return (
    <Sheet title={names.nameOf(metric)} close={words.close} onClose={onClose}>
      {state.at === 'failed' && <Problem error={state.error} onRetry={again} />}
      {state.at !== 'failed' && !shown && <SkeletonLines widths={[40, 100, 96, 100, 80, 100]} height={22} />}
      {shown && <Empty what={problem.missing} advice={words.noSuchRow} />}
    </Sheet>
  );
}
