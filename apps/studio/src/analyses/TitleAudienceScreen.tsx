import type { Filter } from '@sintonia/contracts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useChangeAddress } from '../links/use-change-address.ts';
import { useNames } from '../query/names-context.ts';
import { initialQuery } from '../query/preset-query.ts';
import { tableQuery } from '../query/report-request.ts';
import { useFilteredScope } from '../query/use-filtered-scope.ts';
import { Empty } from '../states/Empty.tsx';
import { SkeletonBlock } from '../states/Skeleton.tsx';
import { WordsCurve } from '../words-curve/WordsCurve.tsx';
import { AnalysisFrame, type AnalysisProps } from './AnalysisFrame.tsx';
import styles from './Flow.module.css';
import { useAnalysisWords } from './use-analysis-words.ts';
import { useTopValues, ValueChoice } from './ValueChoice.tsx';

/** Figures of a title that its tile and its mail show: an email has no curve. */
const SENT = ['plays', 'uniqueViewers', 'contentTimeSpent', 'averageTimePerViewer', 'completionRate'] as const;

/** A live channel has no start and no end, so it has no curve over its time. */
const ON_DEMAND: Filter = { not: { is: 'in', dimension: 'streamKind', values: ['live', 'linear'] } };

/** The audience of any title over its time, with its subtitles. */
export function TitleAudienceScreen() {
  return <AnalysisFrame kind="along" screen={TitleAudienceAnalysis} />;
}

function TitleAudienceAnalysis({ onShown }: AnalysisProps) {
  const words = useAnalysisWords();
  const names = useNames();
  const [search] = useSearchParams();
  const scope = useFilteredScope();
  const titles = useTopValues('title', 'plays', ON_DEMAND);
  const title = search.get('valor') ?? titles?.[0] ?? '';
  const change = useChangeAddress();
  useEffect(() => {
    const conditions = [{ dimension: 'title', isExcluded: false, value: title }];
    onShown(
      title === '' ? {} : { query: tableQuery({ ...scope, queryState: initialQuery({ metrics: SENT, conditions }) }) },
    );
  }, [onShown, scope, title]);
  return (
    <div className={styles.analysis}>
      <div className={styles.choices}>
        <ValueChoice
          label={names.nameOf('title')}
          dimension="title"
          value={title}
          values={titles ?? []}
          onChoose={(chosen) => change({ valor: chosen })}
        />
      </div>
      {titles === null && title === '' && <SkeletonBlock height={282} />}
      {titles?.length === 0 && title === '' && <Empty what={words.along.empty} advice={words.along.emptyAdvice} />}
      {title !== '' && <WordsCurve key={title} title={title} base={scope} />}
    </div>
  );
}
