import type { ActivityResults, SkewedSegment } from '@sintonia/contracts';
import { Section } from '../../design/Section.tsx';
import { knownWord } from '../../messages/known-word.ts';
import { useFormats } from '../../messages/language.ts';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import { type Column, ReportTable } from '../../tables/ReportTable.tsx';
import { noonOf } from './Decision.tsx';
import { variantName } from './result-words.ts';
import styles from './SampleRatioAlarm.module.css';

/** Smaller probabilities are shown as one in this number. */
const RAREST = 1_000_000;

/**
 * Reason why results are hidden: actual and expected visitors of each variant, and the part of the audience that causes
 * it.
 */
export function SampleRatioAlarm({ results }: { results: ActivityResults }) {
  const words = useScreenWords().results;
  const formats = useFormats();
  const { sampleRatio, variants } = results;
  const all = variants.reduce((sum, { exposed }) => sum + exposed, 0);
  type Row = (typeof variants)[number];
  const columns: Column<Row>[] = [
    { name: words.variant, value: ({ key }) => variantName(key, results, words) },
    {
      name: words.alarm.found,
      value: ({ exposed }) => exposed,
      show: ({ exposed }) => formats.count(exposed),
      isNumber: true,
    },
    {
      name: words.alarm.expected,
      value: ({ share }) => Math.round(share * all),
      show: ({ share }) => formats.count(share * all),
      isNumber: true,
    },
  ];
  const explaining = sampleRatio.guilty.filter(({ explainsAll }) => explainsAll);
  /** When one segment explains the whole mismatch, the others are its consequence. */
  const others = explaining.length > 0 ? sampleRatio.guilty.filter(({ explainsAll }) => !explainsAll) : [];
  const shown = explaining.length > 0 ? explaining : sampleRatio.guilty;
  const valueText = ({ dimension, value }: SkewedSegment) => {
    if (value === '') return words.alarm.unknown;
    if (dimension === 'device') return knownWord(words.alarm.devices, value);
    return dimension === 'day' ? formats.day(noonOf(value)) : value;
  };
  return (
    <div className={styles.alarm}>
      <Section title={words.alarm.shares}>
        <ReportTable caption={words.alarm.shares} columns={columns} rows={variants} rowKey={({ key }) => key} />
        <p className={styles.note}>{words.alarm.p(formats.count(Math.min(RAREST, 1 / sampleRatio.p)))}</p>
      </Section>
      <Section title={words.alarm.source}>
        {explaining.length === 0 && <p className={styles.note}>{words.alarm.nowhere}</p>}
        <ol className={styles.source}>
          {shown.map((segment) => (
            <li key={`${segment.dimension} ${segment.value}`} className={styles.segment}>
              <p className={styles.name}>
                <span className={styles.dimension}>{knownWord(words.alarm.dimensions, segment.dimension)}</span>{' '}
                {valueText(segment)}
              </p>
              <p>
                {segment.variants
                  .map(({ key, exposed, expected }) =>
                    words.alarm.segment(
                      variantName(key, results, words),
                      formats.count(exposed),
                      formats.count(expected),
                    ),
                  )
                  .join(' · ')}
              </p>
              <p className={styles.note}>{segment.explainsAll ? words.alarm.explains : words.alarm.partly}</p>
            </li>
          ))}
        </ol>
        {others.length > 0 && (
          <p className={styles.note}>
            {words.alarm.also(
              others
                .map((one) => `${knownWord(words.alarm.dimensions, one.dimension).toLowerCase()} ${valueText(one)}`)
                .join(' · '),
            )}
          </p>
        )}
      </Section>
    </div>
  );
}
