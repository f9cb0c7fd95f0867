import { FlowAnswer, type FlowQuery } from '@sintonia/contracts';
import { useCallback, useMemo } from 'react';
import { ask } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { useTurn } from '../api/use-turn.ts';
import { Section } from '../design/Section.tsx';
import type { AnalysisFigure } from '../figures/AnalysisSheet.tsx';
import { eventsOfFlow } from '../figures/left-out-of-analysis.ts';
import { OpenedAnalysis } from '../figures/OpenedAnalysis.tsx';
import { useSheet } from '../links/use-sheet.ts';
import { useFormats } from '../messages/language.ts';
import { useValueText } from '../query/use-value-text.ts';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { useBusyMark } from '../states/use-busy-mark.ts';
import { Side } from './FlowSide.tsx';
import styles from './Neighbours.module.css';
import { useNeighbourWords } from './neighbour-words.ts';

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
  const words = useNeighbourWords();
  const formats = useFormats();
  const textOf = useValueText();
  const [opened, open, close] = useSheet('abans-i-despres');
  const flowQuery = useMemo(() => ({ ...query, steps: 1, limit: ROWS }), [query]);
  const [ref, turn] = useTurn<HTMLElement>();
  const { state, again: retry } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        await turn(signal);
        return ask('/api/v1/reports/flow', flowQuery, FlowAnswer, signal);
      },
      [flowQuery, turn],
    ),
  );
  const answer = lastOf(state);
  const mark = useBusyMark(state);
  const [before] = answer?.before ?? [];
  const [after] = answer?.after ?? [];
  const by = query.dimension;
  const again = isSearch ? { value: query.value, text: words.searchedAgain } : undefined;
  const openOn = (step: number) => (value: string | null) => open(value === null ? `${step}` : `${step}/${value}`);
  const figureOf = (text: string): AnalysisFigure | null => {
    const [step = '', ...rest] = text.split('/');
    const value = rest.length === 0 ? null : rest.join('/');
    const isBefore = Number(step) < 0;
    const at = isBefore ? before : after;
    const count = value === null ? at?.none : at?.values.find((one) => one.value === value)?.count;
    if (count === undefined) return null;
    const ended = isBefore ? words.entered : isSearch ? words.leftAfterSearch : words.left;
    return {
      title: value === null ? ended : value === again?.value ? again.text : textOf(by, value),
      value: formats.count(count),
      sentence: words.flowCount(isBefore ? words.before : words.after, query.value),
      path: 'flow/rows',
      body: { query: flowQuery, step: Number(step), value },
      leftOutOf: eventsOfFlow(flowQuery),
      leftOutNote: words.flowLeftOut(textOf(by, query.value)),
    };
  };
  const figure = opened === null ? null : figureOf(opened);
  return (
    <Section
      ref={ref}
      title={isSearch ? words.afterSearch : words.flow}
      aside={answer && answer.times > 0 && words.times(formats.count(answer.times))}
    >
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={retry} />}
      {!answer && state.at === 'loading' && <SkeletonLines widths={[80, 92, 70, 85]} height={22} />}
      {answer?.times === 0 && <Empty what={words.noFlow} advice={words.noFlowAdvice} />}
      {answer && answer.times > 0 && before && after && (
        <div className={styles.flow} {...mark}>
          {!isSearch && (
            <Side
              title={words.before}
              ended={words.entered}
              by={by}
              step={before}
              times={answer.times}
              onOpen={openOn(before.step)}
            />
          )}
          <Side
            title={words.after}
            ended={isSearch ? words.leftAfterSearch : words.left}
            again={again}
            by={by}
            step={after}
            times={answer.times}
            onOpen={openOn(after.step)}
          />
        </div>
      )}
      {figure && answer && <OpenedAnalysis figure={figure} basis={answer.basis} onClose={close} />}
    </Section>
  );
}
