import type { RetentionAnswer } from '@sintonia/contracts';
import { use } from 'react';
import { ScrollRegion } from '../design/ScrollRegion.tsx';
import type { AnalysisFigure } from '../figures/AnalysisSheet.tsx';
import { Before } from '../figures/Before.tsx';
import { eventsOfRetention } from '../figures/left-out-of-analysis.ts';
import { OpenedAnalysis } from '../figures/OpenedAnalysis.tsx';
import { useSheet } from '../links/use-sheet.ts';
import { TimeZoneContext, useFormats } from '../messages/language.ts';
import { startOfDay } from '../period/civil-day.ts';
import { useCompletenessText } from '../states/DataCompleteness.tsx';
import { TableTools } from '../tables/TableTools.tsx';
import styles from './Retention.module.css';
import { useAnalysisWords } from './use-analysis-words.ts';

/** Percent of the accent behind a cohort that returns whole; text on it keeps its contrast in both themes. */
const MOST_TINT = 50;

/** @param before the comparison period: its first week is beside the first, and so on */
export function Cohorts({
  answer,
  before,
  query,
}: {
  answer: RetentionAnswer;
  before: RetentionAnswer | null;
  query: Parameters<typeof eventsOfRetention>[0];
}) {
  const words = useAnalysisWords().retention;
  const formats = useFormats();
  const timeZone = use(TimeZoneContext);
  const say = useCompletenessText();
  const [opened, open, close] = useSheet('retorn');
  const weeks = Math.max(...answer.cohorts.map(({ seen }) => seen.length));
  const names = Array.from({ length: weeks }, (_, after) => words.after(after));
  const nameOf = (week: string) => formats.day(startOfDay(week, timeZone));
  const figureOf = (text: string): AnalysisFigure | null => {
    const [week = '', after = ''] = text.split('/');
    const cohort = answer.cohorts.find((one) => one.week === week);
    const count = cohort?.seen[Number(after)];
    if (!cohort || count === undefined) return null;
    return {
      title: `${nameOf(week)} · ${names[Number(after)] ?? ''}`,
      value: `${formats.count(count)} (${formats.share(count, cohort.visitors)})`,
      sentence: words.sentence,
      path: 'retention/rows',
      body: { query, week, after: Number(after) },
      leftOutOf: eventsOfRetention(query),
    };
  };
  const figure = opened === null ? null : figureOf(opened);
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
              {answer.cohorts.map(({ week, visitors, seen }, place) => (
                <tr key={week}>
                  <th scope="row">{nameOf(week)}</th>
                  <td className={styles.visitors}>
                    <data value={visitors}>{formats.count(visitors)}</data>
                    {before?.cohorts[place] && (
                      <span className={styles.before}>
                        <Before now={visitors} before={before.cohorts[place].visitors} of="count" />
                      </span>
                    )}
                  </td>
                  {seen.map((count, after) => {
                    const name = names[after] ?? '';
                    const then = after === 0 ? null : shareOf(before?.cohorts[place], after);
                    const part = visitors === 0 ? 0 : count / visitors;
                    return (
                      <td key={name}>
                        <button
                          type="button"
                          aria-haspopup="dialog"
                          style={{ '--part': `${Math.round(part * MOST_TINT)}%` } as Record<string, string>} // cast: a custom property
                          onClick={() => open(`${week}/${after}`)}
                        >
                          <span className="heard">
                            {words.open(nameOf(week), name, formats.count(count), formats.share(count, visitors))}
                          </span>
                          <span aria-hidden="true">{formats.share(count, visitors)}</span>
                          {then !== null && (
                            <span className={styles.before}>
                              <Before now={part} before={then} of="share" />
                            </span>
                          )}
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
            ...(before?.cohorts ?? []).map(({ week, visitors, seen }) => [week, visitors, ...seen]),
          ]}
        />
      </div>
      <p className={styles.basis}>
        {answer.hitsWithoutIdentifier > 0 && `${words.without(formats.count(answer.hitsWithoutIdentifier))} `}
        {say(answer.basis)}
      </p>
      {figure && <OpenedAnalysis figure={figure} basis={answer.basis} onClose={close} />}
    </>
  );
}

/** Part of a cohort that returned after so many weeks; null where it has no such week yet, or nobody. */
const shareOf = (cohort: RetentionAnswer['cohorts'][number] | undefined, after: number): number | null => {
  const count = cohort?.seen[after];
  return cohort === undefined || count === undefined || cohort.visitors === 0 ? null : count / cohort.visitors;
};
