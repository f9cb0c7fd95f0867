import type { ReportCatalogue } from '@sintonia/contracts';
import { lazy, type ReactNode, Suspense, use, useMemo } from 'react';
import { LanguageContext } from '../messages/language.ts';
import { PeriodBar } from '../period/PeriodBar.tsx';
import type { AnalysisKind } from '../query/analysis-paths.ts';
import { inOrder } from '../query/catalogue.ts';
import { KindNav } from '../query/KindNav.tsx';
import { PRESETS } from '../query/presets.ts';
import { useKindNames } from '../query/use-kind-names.ts';
import { WithCatalogue } from '../query/WithCatalogue.tsx';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import styles from './AnalysisFrame.module.css';
import { useAnalysisWords } from './use-analysis-words.ts';

/** Not needed to show the figures. */
const SaveView = lazy(async () => ({ default: (await import('../saved-views/SaveView.tsx')).SaveView }));

const COMMON = PRESETS.flatMap(({ dimensions }) => dimensions);

type Screen = (props: { catalogue: ReportCatalogue }) => ReactNode;

/** Bar, kinds, explanation and catalogue around one analysis. */
export function AnalysisFrame({ kind, screen }: { kind: Exclude<AnalysisKind, 'table'>; screen: Screen }) {
  const words = useAnalysisWords();
  const kinds = useKindNames();
  return (
    <>
      <ScreenHeader title={kinds.kind[kind]}>
        <PeriodBar hasComparison={false} hasSegments />
      </ScreenHeader>
      <KindNav kind={kind} />
      <div className={styles.lead}>
        <p>{words.lead[kind]}</p>
        <Suspense>
          <SaveView name={kinds.kind[kind]} query={null} />
        </Suspense>
      </div>
      <WithCatalogue skeleton={<SkeletonLines widths={[60, 100, 100, 100]} height={40} />}>
        {(catalogue) => <Ordered catalogue={catalogue} screen={screen} />}
      </WithCatalogue>
    </>
  );
}

/** Common dimensions first. */
function Ordered({ catalogue: given, screen: Screen }: { catalogue: ReportCatalogue; screen: Screen }) {
  const { language } = use(LanguageContext);
  const catalogue = useMemo(() => inOrder(given, COMMON, language), [given, language]);
  return <Screen catalogue={catalogue} />;
}
