import { RetentionAnswer } from '@sintonia/contracts';
import { useEffect, useMemo } from 'react';
import { lastOf } from '../api/use-answer.ts';
import { scopeOf } from '../query/report-request.ts';
import { useFilteredScope } from '../query/use-filtered-scope.ts';
import { Empty } from '../states/Empty.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { useBusyMark } from '../states/use-busy-mark.ts';
import { AnalysisFrame, type AnalysisProps } from './AnalysisFrame.tsx';
import { AnalysisProblem } from './AnalysisProblem.tsx';
import { AnswerTime } from './AnswerTime.tsx';
import { Cohorts } from './Cohorts.tsx';
import styles from './Retention.module.css';
import { useAnalysisWords } from './use-analysis-words.ts';
import { useComparedAnalysis } from './use-compared-analysis.ts';

/** Visitors by the week in which they first came, and how many of them returned in each later week. */
export function RetentionScreen() {
  return <AnalysisFrame kind="retention" screen={RetentionAnalysis} />;
}

function RetentionAnalysis({ onShown }: AnalysisProps) {
  const words = useAnalysisWords();
  const scope = useFilteredScope();
  const query = useMemo(() => scopeOf(scope), [scope]);
  useEffect(() => onShown({ analysis: { kind: 'retention', query } }), [onShown, query]);
  const { state, again } = useComparedAnalysis('/api/v1/reports/retention', query, RetentionAnswer, scope);
  const answer = lastOf(state);
  const mark = useBusyMark(state);
  if (state.at === 'failed') return <AnalysisProblem error={state.error} onRetry={again} />;
  if (!answer) return <SkeletonLines widths={[100, 88, 76, 64, 52]} height={36} />;
  if (answer.now.cohorts.every(({ visitors }) => visitors === 0))
    return <Empty what={words.retention.empty} advice={words.emptyAdvice} />;
  return (
    <div {...mark} className={styles.answer}>
      <Cohorts answer={answer.now} before={answer.before} query={query} />
      <AnswerTime state={state} answer={answer.now} again={again} />
    </div>
  );
}
