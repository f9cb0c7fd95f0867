import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { useChangeAddress } from '../links/use-change-address.ts';
import { useNames } from '../query/names-context.ts';
import { Empty } from '../states/Empty.tsx';
import { SkeletonBlock } from '../states/Skeleton.tsx';
import { AnalysisFrame, type AnalysisProps } from './AnalysisFrame.tsx';
import styles from './Flow.module.css';
import { NextPages } from './NextPages.tsx';
import { KINDS, type Kind } from './outcome-kinds.ts';
import { useAnalysisWords } from './use-analysis-words.ts';
import { useTopValues, ValueChoice } from './ValueChoice.tsx';
import { VisitOutcomes } from './VisitOutcomesTables.tsx';

/** What is opened right after a search or a campaign, and what else its visits do, in any order. */
export function VisitOutcomesScreen() {
  return <AnalysisFrame kind="after" screen={VisitOutcomesAnalysis} />;
}

function VisitOutcomesAnalysis({ catalogue, onShown }: AnalysisProps) {
  const words = useAnalysisWords();
  const names = useNames();
  const [search] = useSearchParams();
  const kindId = useId();
  const kind = (Object.keys(KINDS) as Kind[]).find((name) => name === search.get('de-que')) ?? 'searchKeywords';
  const offered = useTopValues(kind, KINDS[kind]);
  const value = search.get('valor') ?? offered?.[0] ?? '';
  const change = useChangeAddress();
  return (
    <div className={styles.analysis}>
      <div className={styles.choices}>
        <label className="heard" htmlFor={kindId}>
          {words.after.kind}
        </label>
        <select
          id={kindId}
          className={styles.choice}
          value={kind}
          onChange={(event) => change({ 'de-que': event.target.value, valor: '' })}
        >
          {(Object.keys(KINDS) as Kind[]).map((name) => (
            <option key={name} value={name}>
              {names.nameOf(name)}
            </option>
          ))}
        </select>
        <ValueChoice
          label={names.nameOf(kind)}
          dimension={kind}
          value={value}
          values={offered ?? []}
          onChoose={(chosen) => change({ valor: chosen })}
        />
      </div>
      {offered === null && value === '' && <SkeletonBlock height={320} />}
      {offered?.length === 0 && value === '' && <Empty what={words.after.empty} advice={words.emptyAdvice} />}
      {value !== '' && <NextPages key={`next ${kind} ${value}`} {...{ kind, value, catalogue }} />}
      {value !== '' && <VisitOutcomes key={`${kind} ${value}`} {...{ kind, value, catalogue, onShown }} />}
    </div>
  );
}
