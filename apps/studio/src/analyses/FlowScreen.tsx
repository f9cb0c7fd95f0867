import { FlowAnswer, type ReportCatalogue } from '@sintonia/contracts';
import { useEffect, useId, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { lastOf } from '../api/use-answer.ts';
import { useChangeAddress } from '../links/use-change-address.ts';
import { useNames } from '../query/names-context.ts';
import { type ReportScope, scopeOf } from '../query/report-request.ts';
import { useFilteredScope } from '../query/use-filtered-scope.ts';
import { Empty } from '../states/Empty.tsx';
import { SkeletonBlock } from '../states/Skeleton.tsx';
import { useBusyMark } from '../states/use-busy-mark.ts';
import { AnalysisFrame, type AnalysisProps } from './AnalysisFrame.tsx';
import { AnalysisProblem } from './AnalysisProblem.tsx';
import { AnswerTime } from './AnswerTime.tsx';
import styles from './Flow.module.css';
import { FlowColumns } from './FlowColumns.tsx';
import { useAnalysisWords } from './use-analysis-words.ts';
import { useComparedAnalysis } from './use-compared-analysis.ts';
import type { useFlowFigure } from './use-flow-figure.ts';
import { useTopValues, ValueChoice } from './ValueChoice.tsx';

const DIMENSIONS = ['page', 'section', 'contentTitle', 'pageType', 'programme', 'videoTitle'] as const;
const MOST_STEPS = 3;
const VALUES = 12;
/** Of the comparison period: a value that is frequent now may have been rare. */
const ALL_VALUES = { limit: 1000 } as const;

/** What came before and after a page, a section or a title within the visit. */
export function FlowScreen() {
  return <AnalysisFrame kind="flow" screen={FlowAnalysis} />;
}

function FlowAnalysis({ catalogue, onShown }: AnalysisProps) {
  const words = useAnalysisWords();
  const names = useNames();
  const [search] = useSearchParams();
  const scope = useFilteredScope();
  const [byId, stepsId] = [useId(), useId()];
  const dimension = DIMENSIONS.find((name) => name === search.get('de-que')) ?? 'page';
  const among = dimension === 'videoTitle' ? 'mediaStart' : 'pageview';
  const offered = useTopValues(dimension, among === 'pageview' ? 'pageviews' : 'visits');
  const value = search.get('valor') ?? offered?.[0] ?? '';
  const steps = Math.min(MOST_STEPS, Math.max(1, Number(search.get('passes')) || 2));
  const change = useChangeAddress();
  const query = useMemo(
    () => (value === '' ? null : ({ ...scopeOf(scope), dimension, value, among, steps, limit: VALUES } as const)),
    [scope, dimension, value, among, steps],
  );
  useEffect(() => onShown(query ? { analysis: { kind: 'flow', query } } : {}), [onShown, query]);
  return (
    <div className={styles.analysis}>
      <div className={styles.choices}>
        <label className="heard" htmlFor={byId}>
          {words.flow.by}
        </label>
        <select
          id={byId}
          className={styles.choice}
          value={dimension}
          onChange={(event) => change({ 'de-que': event.target.value, valor: '' })}
        >
          {DIMENSIONS.map((name) => (
            <option key={name} value={name}>
              {names.nameOf(name)}
            </option>
          ))}
        </select>
        <ValueChoice
          label={names.nameOf(dimension)}
          dimension={dimension}
          value={value}
          values={offered ?? []}
          onChoose={(chosen) => change({ valor: chosen })}
        />
        <label className="heard" htmlFor={stepsId}>
          {words.flow.steps}
        </label>
        <select
          id={stepsId}
          className={styles.choice}
          value={steps}
          onChange={(event) => change({ passes: event.target.value })}
        >
          {Array.from({ length: MOST_STEPS }, (_, at) => at + 1).map((count) => (
            <option key={count} value={count}>
              {words.flow.stepCount(count)}
            </option>
          ))}
        </select>
      </div>
      {offered?.length === 0 && value === '' && <Empty what={words.flow.empty} advice={words.emptyAdvice} />}
      {query ? (
        <FlowResult
          catalogue={catalogue}
          scope={scope}
          query={query}
          onChoose={(chosen) => change({ valor: chosen })}
        />
      ) : (
        (offered === null || offered === undefined || offered.length > 0) && <SkeletonBlock height={320} />
      )}
    </div>
  );
}

function FlowResult({
  catalogue,
  scope,
  query,
  onChoose,
}: {
  catalogue: ReportCatalogue;
  scope: ReportScope;
  query: Parameters<typeof useFlowFigure>[2] & { steps: number };
  onChoose: (value: string) => void;
}) {
  const words = useAnalysisWords();
  const { state, again } = useComparedAnalysis('/api/v1/reports/flow', query, FlowAnswer, scope, {
    ofBefore: ALL_VALUES,
    isTogether: true, // ribbons are drawn between rows whose height depends on both
  });
  const answer = lastOf(state);
  const mark = useBusyMark(state);
  if (state.at === 'failed') return <AnalysisProblem error={state.error} onRetry={again} />;
  if (!answer) return <SkeletonBlock height={320} />;
  if (answer.now.times === 0) return <Empty what={words.flow.empty} advice={words.emptyAdvice} />;
  return (
    <div {...mark} className={styles.answer}>
      <FlowColumns
        catalogue={catalogue}
        answer={answer.now}
        earlier={answer.before}
        query={query}
        onChoose={onChoose}
      />
      <AnswerTime state={state} answer={answer.now} again={again} />
    </div>
  );
}
