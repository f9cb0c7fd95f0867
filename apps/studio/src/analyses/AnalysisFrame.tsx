import type { ReportCatalogue } from '@sintonia/contracts';
import { type ReactNode, useState } from 'react';
import { PeriodBar } from '../period/PeriodBar.tsx';
import type { AnalysisKind } from '../query/analysis-paths.ts';
import { dimensionsOfAll } from '../query/catalogue.ts';
import { DeferredFilters } from '../query/DeferredFilters.tsx';
import { KindNav } from '../query/KindNav.tsx';
import { useConditions } from '../query/use-conditions.ts';
import { useKindNames } from '../query/use-kind-names.ts';
import { WithCatalogue } from '../query/WithCatalogue.tsx';
import { SaveButton } from '../saved-views/SaveButton.tsx';
import type { ViewFigures } from '../saved-views/SaveView.tsx';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import styles from './AnalysisFrame.module.css';
import { useAnalysisWords } from './use-analysis-words.ts';

type Kind = Exclude<AnalysisKind, 'table'>;

/** Metrics of each analysis: its filters are dimensions that split all of them. */
const COUNTED: Readonly<Record<Kind, readonly string[]>> = {
  funnel: ['pageviews'],
  flow: ['pageviews'],
  retention: ['pageviews'],
  along: ['contentTimeSpent', 'plays'],
  after: ['visits', 'pageviews', 'plays', 'contentTimeSpent'],
};

export interface AnalysisProps {
  catalogue: ReportCatalogue;
  /** Told what is shown, so that it can be saved and sent. */
  onShown: (figures: ViewFigures) => void;
}
type Screen = (props: AnalysisProps) => ReactNode;

/** Bar, kinds, explanation and catalogue around one analysis. */
export function AnalysisFrame({ kind, screen }: { kind: Kind; screen: Screen }) {
  const words = useAnalysisWords();
  const kinds = useKindNames();
  const [figures, setFigures] = useState<ViewFigures>({});
  return (
    <>
      <ScreenHeader title={kinds.kind[kind]}>
        <PeriodBar />
      </ScreenHeader>
      <KindNav kind={kind} />
      <div className={styles.lead}>
        <p>{words.lead[kind]}</p>
        <SaveButton name={kinds.kind[kind]} {...figures} />
      </div>
      <WithCatalogue skeleton={<SkeletonLines widths={[60, 100, 100, 100]} height={40} />}>
        {(catalogue) => <Filtered kind={kind} catalogue={catalogue} screen={screen} onShown={setFigures} />}
      </WithCatalogue>
    </>
  );
}

/** The analysis below its filters. */
function Filtered({
  kind,
  catalogue,
  screen: Screen,
  onShown,
}: AnalysisProps & {
  kind: Kind;
  screen: Screen;
}) {
  const { conditions, choose } = useConditions();
  return (
    <>
      <div className={styles.filters}>
        <DeferredFilters
          conditions={conditions}
          dimensions={dimensionsOfAll(catalogue, COUNTED[kind])}
          onChange={choose}
        />
      </div>
      <Screen catalogue={catalogue} onShown={onShown} />
    </>
  );
}
