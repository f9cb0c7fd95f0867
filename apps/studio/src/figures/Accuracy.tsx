import type { MetricAccuracy } from '@sintonia/contracts';
import { use } from 'react';
import { LanguageContext, useFormats } from '../messages/language.ts';
import styles from './FigureSheet.module.css';
import { useSheetWords } from './use-sheet-words.ts';

/** How wrong a metric can be: its error in each condition in which a simulated audience was measured. */
export function Accuracy({ of }: { of: readonly MetricAccuracy[] }) {
  const { accuracy: words } = useSheetWords();
  const formats = useFormats();
  const { language } = use(LanguageContext);
  return (
    <details className={styles.statement}>
      <summary>{words.title}</summary>
      <p>{words.text}</p>
      <table className={styles.accuracy}>
        <thead>
          <tr>
            <th scope="col">{words.condition}</th>
            <th scope="col">{words.error}</th>
          </tr>
        </thead>
        <tbody>
          {of.map(({ condition, ratio }) => (
            <tr key={condition.en}>
              <th scope="row">{condition[language]}</th>
              <td>{ratio === 1 ? words.exact : formats.change(ratio, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
