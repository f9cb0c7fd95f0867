import { RetentionAnswer } from '@sintonia/contracts';
import { use, useCallback, useMemo, useState } from 'react';
import { send } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { ScrollRegion } from '../design/ScrollRegion.tsx';
import { TimeZoneContext, useFormats } from '../messages/language.ts';
import { startOfDay } from '../period/civil-day.ts';
import { scopeOf } from '../query/report-request.ts';
import { useScope } from '../query/use-scope.ts';
import { useCompletenessText } from '../states/DataCompleteness.tsx';
import { Empty } from '../states/Empty.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { TableTools } from '../tables/TableTools.tsx';
import { AnalysisFrame } from './AnalysisFrame.tsx';
import { AnalysisProblem } from './AnalysisProblem.tsx';
import type { AnalysisFigure } from './AnalysisSheet.tsx';
import { OpenedAnalysis } from './OpenedAnalysis.tsx';
import styles from './Retention.module.css';
import { useAnalysisWords } from './use-analysis-words.ts';

/** Percent of the accent behind a cohort that returns whole; text on it keeps its contrast in both themes. */
const MOST_TINT = 50;

/** Visitors by the week in which they first came, and how many of them returned in each later week. */
export function RetentionScreen() {
  return <AnalysisFrame kind="retention" screen={RetentionAnalysis} />;
}

function RetentionAnalysis() {
  const words = useAnalysisWords();
  const scope = useScope();
  const query = useMemo(() => scopeOf(scope), [scope]);
  const { state, again } = useAnswer(
    useCallback(
      (signal: AbortSignal) => send('POST', '/api/v1/reports/retention', query, RetentionAnswer, signal),
      [query],
    ),
  );
  const answer = lastOf(state);
  if (state.at === 'failed') return <AnalysisProblem error={state.error} onRetry={again} />;
  if (!answer) return <SkeletonLines widths={[100, 88, 76, 64, 52]} height={36} />;
  if (answer.cohorts.every(({ visitors }) => visitors === 0))
    return <Empty what={words.retention.empty} way={words.emptyWay} />;
  return (
    <div aria-busy={state.at === 'loading'} className={styles.answer}>
      <Cohorts answer={answer} query={query} />
    </div>
  );
}

function Cohorts({ answer, query }: { answer: RetentionAnswer; query: object }) {
  const words = useAnalysisWords().retention;
  const formats = useFormats();
  const timeZone = use(TimeZoneContext);
  const say = useCompletenessText();
  const [opened, setOpened] = useState<AnalysisFigure | null>(null);
  const weeks = Math.max(...answer.cohorts.map(({ seen }) => seen.length));
  const names = Array.from({ length: weeks }, (_, after) => words.after(after));
  const nameOf = (week: string) => formats.day(startOfDay(week, timeZone));
  return (
    <>
      <div>
        <ScrollRegion label={words.table}>
          <table className={styles.cohorts}>
            <caption className="heard">{words.table}</caption>
            <thead>
              <tr>
                <th scope="col">{words.week}</th>
                <th scope="col">{words.visitors}</th>
                {names.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {answer.cohorts.map(({ week, visitors, seen }) => (
                <tr key={week}>
                  <th scope="row">{nameOf(week)}</th>
                  <td className={styles.visitors}>
                    <data value={visitors}>{formats.count(visitors)}</data>
                  </td>
                  {seen.map((count, after) => {
                    const name = names[after] ?? '';
                    const part = visitors === 0 ? 0 : count / visitors;
                    return (
                      <td key={name}>
                        <button
                          type="button"
                          aria-haspopup="dialog"
                          aria-label={words.open(
                            nameOf(week),
                            name,
                            formats.count(count),
                            formats.share(count, visitors),
                          )}
                          style={{ '--part': `${Math.round(part * MOST_TINT)}%` } as Record<string, string>} // cast: a custom property
                          onClick={() =>
                            setOpened({
                              title: `${nameOf(week)} · ${name}`,
                              value: `${formats.count(count)} (${formats.share(count, visitors)})`,
                              sentence: words.sentence,
                              path: 'retention/rows',
                              body: { query, week, after },
                            })
                          }
                        >
                          {formats.share(count, visitors)}
                        </button>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
        <TableTools
          name={words.table}
          cells={() => [
            [words.week, words.visitors, ...names],
            ...answer.cohorts.map(({ week, visitors, seen }) => [week, visitors, ...seen]),
          ]}
        />
      </div>
      <p className={styles.basis}>
        {answer.hitsWithoutIdentifier > 0 && `${words.without(formats.count(answer.hitsWithoutIdentifier))} `}
        {say(answer.basis)}
      </p>
      {opened && <OpenedAnalysis figure={opened} basis={answer.basis} onClose={() => setOpened(null)} />}
    </>
  );
}
