import type { Filter } from '@sintonia/contracts';
import { useSearchParams } from 'react-router';
import { useChangeAddress } from '../links/use-change-address.ts';
import { useNames } from '../query/names-context.ts';
import { useScope } from '../query/use-scope.ts';
import { Empty } from '../states/Empty.tsx';
import { SkeletonBlock } from '../states/Skeleton.tsx';
import { WordsCurve } from '../words-curve/WordsCurve.tsx';
import { AnalysisFrame } from './AnalysisFrame.tsx';
import styles from './Flow.module.css';
import { useAnalysisWords } from './use-analysis-words.ts';
import { useTopValues, ValueChoice } from './ValueChoice.tsx';

/** A live channel has no start and no end, so it has no curve over its time. */
const ON_DEMAND: Filter = { not: { is: 'in', dimension: 'streamKind', values: ['live', 'linear'] } };

/** The audience of any title over its time, with its subtitles. */
export function TitleAudienceScreen() {
  return <AnalysisFrame kind="along" screen={TitleAudienceAnalysis} />;
}

function TitleAudienceAnalysis() {
  const words = useAnalysisWords();
  const names = useNames();
  const [search] = useSearchParams();
  const scope = useScope();
  const titles = useTopValues('title', 'plays', ON_DEMAND);
  const title = search.get('valor') ?? titles?.[0] ?? '';
  const change = useChangeAddress();
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
