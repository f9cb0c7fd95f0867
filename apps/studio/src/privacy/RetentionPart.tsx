import { RetentionTable } from '@sintonia/contracts';
import { get } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { Section } from '../design/Section.tsx';
import { useFormats } from '../messages/language.ts';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import styles from './Privacy.module.css';
import { usePrivacyWords } from './use-privacy-words.ts';

const Tables = RetentionTable.array();
const fetchRetention = (signal: AbortSignal) => get('/api/privacy/retention', Tables, signal);

/** Retention period of events, and what is stored now. */
export function RetentionPart() {
  const words = usePrivacyWords();
  const formats = useFormats();
  const { state, again } = useAnswer(fetchRetention);
  const rows = lastOf(state);
  const columns: Column<RetentionTable>[] = [
    { name: words.table, value: ({ table }) => words.tables[table] },
    { name: words.kept, value: ({ days }) => days, show: ({ days }) => formats.count(days), isNumber: true },
    { name: words.rows, value: (row) => row.rows, show: (row) => formats.count(row.rows), isNumber: true },
    {
      name: words.oldest,
      value: ({ oldestAt }) => oldestAt ?? '',
      show: ({ oldestAt }) => (oldestAt ? formats.dateTime(oldestAt) : words.none),
      isNumber: true,
    },
  ];
  return (
    <Section title={words.retention}>
      <p className={styles.lead}>{words.retentionAdvice}</p>
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {rows === null && state.at === 'loading' && <SkeletonLines widths={[100, 96, 98]} height={24} />}
      {rows && <ReportTable caption={words.retention} columns={columns} rows={rows} rowKey={({ table }) => table} />}
    </Section>
  );
}
