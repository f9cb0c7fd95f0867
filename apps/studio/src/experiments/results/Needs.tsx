import type { GoalResult } from '@sintonia/contracts';
import { Section } from '../../design/Section.tsx';
import { useFormats } from '../../messages/language.ts';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import { type Column, ReportTable } from '../../tables/ReportTable.tsx';
import styles from './Needs.module.css';

/** Visitors and days needed to detect differences of several sizes. */
export function Needs({ needs, isRunning }: { needs: GoalResult['needs']; isRunning: boolean }) {
  const { needs: words } = useScreenWords().results;
  const formats = useFormats();
  if (needs.length === 0) return null;
  type Row = (typeof needs)[number];
  const when = ({ days }: Row) => {
    if (days === null) return words.never;
    return days === 0 ? words.now : words.days(formats.count(days), days === 1);
  };
  const columns: Column<Row>[] = [
    { name: words.size, value: ({ lift }) => lift, show: ({ lift }) => `± ${formats.share(lift, 1)}` },
    {
      name: words.visitors,
      value: ({ visitors }) => visitors,
      show: ({ visitors }) => formats.count(visitors),
      isNumber: true,
    },
    ...(isRunning ? [{ name: words.when, value: when }] : []),
  ];
  return (
    <Section title={words.title}>
      <p className={styles.lead}>{isRunning ? words.lead : words.leadOver}</p>
      <div className={styles.table}>
        <ReportTable caption={words.title} columns={columns} rows={needs} rowKey={({ lift }) => String(lift)} />
      </div>
    </Section>
  );
}
