import type { FunnelAnswer } from '@sintonia/contracts';
import type { AnalysisFigure } from '../figures/AnalysisSheet.tsx';
import { Before } from '../figures/Before.tsx';
import { eventsOfFunnel } from '../figures/left-out-of-analysis.ts';
import { OpenedAnalysis } from '../figures/OpenedAnalysis.tsx';
import { useSheet } from '../links/use-sheet.ts';
import { useFormats } from '../messages/language.ts';
import { useFilterText } from '../segment-editor/use-filter-text.ts';
import { useCompletenessText } from '../states/DataCompleteness.tsx';
import { Empty } from '../states/Empty.tsx';
import { TableTools } from '../tables/TableTools.tsx';
import styles from './Funnel.module.css';
import { useAnalysisWords } from './use-analysis-words.ts';

/**
 * Each step as a bar of the first, with those lost since the step before. A press opens the rows.
 *
 * @param query with a filter for each step
 */
export function FunnelBars({
  answer,
  before,
  query,
}: {
  answer: FunnelAnswer;
  before: FunnelAnswer | null;
  query: Parameters<typeof eventsOfFunnel>[0];
}) {
  const words = useAnalysisWords();
  const textOf = useFilterText();
  const formats = useFormats();
  const say = useCompletenessText();
  const [opened, open, close] = useSheet('pas');
  const unit = words.funnel.each[answer.each];
  const step = answer.steps[Number(opened) - 1];
  const figure: AnalysisFigure | null =
    opened === null || !step
      ? null
      : {
          title: words.funnel.step(Number(opened)),
          value: `${formats.count(step.count)} ${unit}`,
          sentence: words.funnel.sentence[answer.each],
          path: 'funnel/rows',
          body: { query, step: Number(opened) },
          leftOutOf: eventsOfFunnel(query),
          leftOutNote: words.funnel.leftOut,
        };
  const first = answer.steps[0]?.count ?? 0;
  if (first === 0) return <Empty what={words.funnel.empty} advice={words.funnel.emptyAdvice} />;
  return (
    <>
      <ol className={styles.bars}>
        {answer.steps.map(({ count, ofPrevious, ofFirst }, at) => {
          const then = before?.steps[at];
          const lost = (answer.steps[at - 1]?.count ?? count) - count;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity but their place
            <li key={at} className={styles.bar}>
              {at > 0 && (
                <p className={styles.lost}>
                  {words.funnel.lost(formats.count(lost), ofPrevious === null ? '' : formats.share(1 - ofPrevious, 1))}
                </p>
              )}
              <button type="button" aria-haspopup="dialog" onClick={() => open(String(at + 1))}>
                <span className={styles.fill} style={{ width: `${(count / first) * 100}%` }} />
                <span className={styles.text}>
                  <span>{words.funnel.step(at + 1)}</span>
                  <span className={styles.condition}>{textOf(query.steps[at])}</span>
                  <data value={count}>{formats.count(count)}</data>
                  <span className={styles.share}>{ofFirst !== null && at > 0 && formats.share(ofFirst, 1)}</span>
                  {then && (
                    <span className={styles.before}>
                      <Before now={count} before={then.count} of="count" />
                      {then.ofFirst !== null && at > 0 && ` (${formats.share(then.ofFirst, 1)})`}
                    </span>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <TableTools
        name={words.funnel.result}
        cells={() => [
          ['', words.funnel.condition, unit, '%', ...(before ? [words.before(unit), words.before('%')] : [])],
          ...answer.steps.map(({ count, ofFirst }, at) => [
            words.funnel.step(at + 1),
            textOf(query.steps[at]),
            count,
            ofFirst ?? '',
            ...(before ? [before.steps[at]?.count ?? '', before.steps[at]?.ofFirst ?? ''] : []),
          ]),
        ]}
      />
      <p className={styles.basis}>
        {words.funnel.unit(unit)} {say(answer.basis)}
      </p>
      {figure && <OpenedAnalysis figure={figure} basis={answer.basis} onClose={close} />}
    </>
  );
}
