import type { ReportQueryInput } from '@sintonia/contracts';
import { createPortal } from 'react-dom';
import { Sheet } from '../design/Sheet.tsx';
import { useReport } from '../query/use-report.ts';
import { WithCatalogue } from '../query/WithCatalogue.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { FigureBasis, type OpenedFigureProps } from './FigureBasis.tsx';
import { useSheetWords } from './use-sheet-words.ts';

const WAITING = <SkeletonLines widths={[40, 100, 96, 100, 80, 100]} height={22} />;

/** Basis of a figure that a screen has from elsewhere: the total of an equivalent query, sent when it opens. */
export function RequestedFigureSheet({
  name,
  metric,
  query,
  counted,
  onClose,
}: {
  name: string;
  metric: string;
  /** Must keep its identity between renders. */
  query: ReportQueryInput;
  counted?: OpenedFigureProps['counted'];
  onClose: (isRequested: boolean) => void;
}) {
  const { sheet: words } = useSheetWords();
  return createPortal(
    <Sheet title={name} close={words.close} onClose={onClose}>
      <WithCatalogue skeleton={WAITING}>{() => <RequestedBasis {...{ metric, query, counted }} />}</WithCatalogue>
    </Sheet>,
    document.body,
  );
}

function RequestedBasis({ metric, query, counted }: Pick<OpenedFigureProps, 'metric' | 'query' | 'counted'>) {
  const { state, again, shown } = useReport(query);
  if (state.at === 'failed') return <Problem error={state.error} since={state.since} onRetry={again} />;
  if (!shown) return WAITING;
  const { totals, compared } = shown.answer;
  const row = { dimensions: {}, metrics: totals, ...(compared && { compared: compared.totals }) };
  return (
    <FigureBasis
      metric={metric}
      cell={{ metric, row, isTotal: true }}
      queryState={{ step: 'total' }}
      query={shown.query}
      answer={shown.answer}
      counted={counted}
    />
  );
}
