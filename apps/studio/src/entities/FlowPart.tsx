import { FlowAnswer, type FlowQuery } from '@sintonia/contracts';
import { useCallback, useMemo } from 'react';
import { send } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { Section } from '../design/Section.tsx';
import { useOpened } from '../design/use-opened.ts';
import type { AnalysisFigure } from '../figures/AnalysisSheet.tsx';
import { OpenedAnalysis } from '../figures/OpenedAnalysis.tsx';
import { useFormats } from '../messages/language.ts';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import styles from './Entity.module.css';
import { useEntityWords } from './entity-words.ts';
import { Side } from './FlowSide.tsx';

const ROWS = 8;

/** Previous and next step within the visit; each value links to its own page. */
export function FlowPart({
  query,
  isSearch = false,
}: {
  /** Must keep its identity between renders. */
  query: Pick<FlowQuery, 'dimension' | 'value' | 'period'> & Partial<FlowQuery>;
  isSearch?: boolean;
}) {
  const words = useEntityWords();
  const formats = useFormats();
  const [opened, setOpened] = useOpened<AnalysisFigure>();
  const flowQuery = useMemo(() => ({ ...query, steps: 1, limit: ROWS }), [query]);
  const { state, again } = useAnswer(
    useCallback(
      (signal: AbortSignal) => send('POST', '/api/v1/reports/flow', flowQuery, FlowAnswer, signal),
      [flowQuery],
    ),
  );
  const answer = lastOf(state);
  const [before] = answer?.before ?? [];
  const [after] = answer?.after ?? [];
  const by = query.dimension;
  const openOn = (side: string, step: number) => (value: string | null, title: string, count: number) =>
    setOpened({
      title,
      value: formats.count(count),
      sentence: words.flowCount(side, query.value),
      path: 'flow/rows',
      body: { query: flowQuery, step, value },
    });
  return (
    <Section
      title={isSearch ? words.afterSearch : words.flow}
      aside={answer && answer.times > 0 && words.times(formats.count(answer.times))}
    >
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {!answer && state.at === 'loading' && <SkeletonLines widths={[80, 92, 70, 85]} height={22} />}
      {answer?.times === 0 && <Empty what={words.noFlow} advice={words.noFlowAdvice} />}
      {answer && answer.times > 0 && before && after && (
        <div className={styles.flow} aria-busy={state.at === 'loading'}>
          {!isSearch && (
            <Side
              title={words.before}
              ended={words.entered}
              by={by}
              step={before}
              times={answer.times}
              onOpen={openOn(words.before, before.step)}
            />
          )}
          <Side
            title={words.after}
            ended={isSearch ? words.leftAfterSearch : words.left}
            by={by}
            step={after}
            times={answer.times}
            onOpen={openOn(words.after, after.step)}
          />
        </div>
      )}
      {opened && answer && <OpenedAnalysis figure={opened} basis={answer.basis} onClose={() => setOpened(null)} />}
    </Section>
  );
}
