import type { ActivityResults, GoalResult, Measured, Standing } from '@sintonia/contracts';
import { NO_FIGURE } from '../../messages/formats.ts';
import { useFormats } from '../../messages/language.ts';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import { type Column, ReportTable } from '../../tables/ReportTable.tsx';
import { IntervalBar } from './IntervalBar.tsx';
import { tightScale } from './lift-layout.ts';
import { goalName, liftText, meanText, probabilityText, rangeText, variantName } from './result-words.ts';
import styles from './VariantsTable.module.css';

/** Which figures are shown. */
export type Shown = 'adjusted' | 'plain';
export const shownOf = (reading: Pick<Standing, Shown>, shown: Shown): Measured | null =>
  shown === 'adjusted' ? (reading.adjusted ?? reading.plain) : reading.plain;

interface Row {
  key: string;
  visitors: number;
  mean: number | null;
  standing: Standing | null;
  measured: Measured | null;
}

/** Every variant: visitors, rate or mean, difference with its interval, probability, days. */
export function VariantsTable({
  results,
  goal,
  shown,
  note,
}: {
  results: ActivityResults;
  goal: GoalResult;
  shown: Shown;
  /** Text below, beside the file. */
  note: string | null;
}) {
  const { results: words, experiments } = useScreenWords();
  const formats = useFormats();
  const rows = goal.variants.map(({ key, mean }): Row => {
    const standing = goal.standings.find(({ variant }) => variant === key) ?? null;
    return {
      key,
      mean,
      visitors: results.variants.find((variant) => variant.key === key)?.counted ?? 0,
      standing,
      measured: standing && shownOf(standing, shown),
    };
  });
  const scale = tightScale(rows.flatMap(({ measured }) => measured ?? []));
  const when = ({ standing }: Row): string => {
    if (!standing) return '';
    if (standing.verdict === 'better' || standing.verdict === 'worse') return words.today;
    if (standing.verdict === 'tooFew') return words.tooFewHere;
    if (!results.isRunning) return words.leftOpen;
    const { daysLeft } = standing;
    return daysLeft === null ? words.notSoon : words.inDays(formats.count(daysLeft), daysLeft === 1);
  };
  const percent = (part: number | undefined) => (part === undefined ? '' : part);
  const columns: Column<Row>[] = [
    {
      name: words.variant,
      value: ({ key }) => variantName(key, results, words),
      show: ({ key }) => (
        <>
          <strong>{variantName(key, results, words)}</strong>
          {key === results.baseline && <span className={styles.tag}>{words.baseline}</span>}
        </>
      ),
    },
    {
      name: words.units[goal.unit],
      value: ({ mean }) => mean ?? '',
      show: ({ mean }) => meanText(mean, goal.unit, formats),
      isNumber: true,
    },
    {
      name: words.lift,
      value: ({ measured }) => percent(measured?.lift),
      show: ({ measured }) => (measured ? <strong>{liftText(measured.lift, formats)}</strong> : NO_FIGURE),
      isNumber: true,
    },
    {
      name: words.interval,
      value: ({ measured }) => (measured ? rangeText(measured, formats, words) : ''),
      show: ({ measured }) =>
        measured && (
          <span className={styles.interval}>
            <IntervalBar measured={measured} scale={scale} />
            {rangeText(measured, formats, words)}
          </span>
        ),
    },
    {
      name: words.probability,
      value: ({ measured }) => percent(measured?.probability),
      show: ({ measured }) => (measured ? probabilityText(measured.probability, formats) : NO_FIGURE),
      isNumber: true,
    },
    {
      name: words.visitors,
      value: ({ visitors }) => visitors,
      show: ({ visitors }) => formats.count(visitors),
      isNumber: true,
    },
    { name: words.enough, value: when },
  ];
  const name = goalName(goal.goal, experiments.goals);
  return (
    <>
      <ReportTable caption={name} columns={columns} rows={rows} rowKey={({ key }) => key} isStacked />
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
