import type { ActivityResults, GoalResult, Measured, VariantResult } from '@sintonia/contracts';
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
export const shownOf = (reading: Pick<VariantResult, Shown>, shown: Shown): Measured | null =>
  shown === 'adjusted' ? (reading.adjusted ?? reading.plain) : reading.plain;

interface Row {
  key: string;
  exposed: number;
  visitors: number;
  mean: number | null;
  variantResult: VariantResult | null;
  measured: Measured | null;
}

/** Every variant: visitors that entered, and those whose outcome days are over; rate or mean, difference with its interval, probability, days. */
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
    const variant = results.variants.find((one) => one.key === key);
    const variantResult = goal.standings.find(({ variant }) => variant === key) ?? null;
    return {
      key,
      mean,
      exposed: variant?.exposed ?? 0,
      visitors: variant?.counted ?? 0,
      variantResult,
      measured: variantResult && shownOf(variantResult, shown),
    };
  });
  const scale = tightScale(rows.flatMap(({ measured }) => measured ?? []));
  const when = ({ variantResult }: Row): string => {
    if (!variantResult) return '';
    if (variantResult.verdict === 'better' || variantResult.verdict === 'worse') return words.today;
    if (variantResult.verdict === 'tooFew') return words.tooFewHere;
    if (!results.isRunning) return words.leftOpen;
    const { daysLeft } = variantResult;
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
      name: words.entered,
      value: ({ exposed }) => exposed,
      show: ({ exposed }) => formats.count(exposed),
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
