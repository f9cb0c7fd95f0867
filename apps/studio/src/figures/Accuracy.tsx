import { MetricAccuracyList } from '@sintonia/contracts';
import { use, useCallback, useState } from 'react';
import { get } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { LanguageContext, useFormats } from '../messages/language.ts';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import styles from './FigureSheet.module.css';
import { useSheetWords } from './use-sheet-words.ts';

/** How wrong a metric can be, requested when it is opened. */
export function Accuracy({ metric }: { metric: string }) {
  const { accuracy: words } = useSheetWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.statement} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.title}</summary>
      {isOpen && <AccuracyTable metric={metric} />}
    </details>
  );
}

/** Its error in each condition in which a simulated audience was measured. */
function AccuracyTable({ metric }: { metric: string }) {
  const { accuracy: words } = useSheetWords();
  const formats = useFormats();
  const { language } = use(LanguageContext);
  const load = useCallback(
    (signal: AbortSignal) =>
      get(`/api/v1/reports/accuracy?metric=${encodeURIComponent(metric)}`, MetricAccuracyList, signal),
    [metric],
  );
  const { state, again } = useAnswer(load);
  const found = lastOf(state);
  if (!found)
    return state.at === 'failed' ? (
      <Problem error={state.error} since={state.since} onRetry={again} />
    ) : (
      <SkeletonLines widths={[90, 80, 85, 70, 80, 75]} />
    );
  if (found.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <p>{words.text}</p>
      <table className={styles.accuracy}>
        <thead>
          <tr>
            <th scope="col">{words.condition}</th>
            <th scope="col">{words.error}</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ condition, ratio }) => (
            <tr key={condition.en}>
              <th scope="row">{condition[language]}</th>
              <td>{ratio === 1 ? words.exact : formats.change(ratio, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
