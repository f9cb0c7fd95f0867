import { acceptedPurposes, type StoredProof } from '@sintonia/contracts';
import { useFormats } from '../messages/language.ts';
import { useSuite } from '../suite/use-suite.ts';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import styles from './Privacy.module.css';
import { usePrivacyWords } from './use-privacy-words.ts';

/** A visitor's consent choices, oldest first: choice, time, page, and versions of text and rules (C-06). */
export function ProofsTable({ rows }: { rows: readonly StoredProof[] }) {
  const words = usePrivacyWords();
  const formats = useFormats();
  const { suites } = useSuite();
  if (rows.length === 0) {
    return (
      <p className={styles.lead} role="status">
        {suites?.demo ? words.noProofsOrDemo : words.noProofs}
      </p>
    );
  }
  const choiceText = (choice: string | null) => {
    if (choice === null) return words.none;
    const accepted = acceptedPurposes(choice).map((purpose) => words.purposes[purpose]);
    return accepted.length === 0 ? words.nothingAccepted : accepted.join(', ');
  };
  const columns: Column<StoredProof>[] = [
    { name: words.at, value: ({ at }) => at, show: ({ at }) => <time dateTime={at}>{formats.dateTime(at)}</time> },
    { name: words.choice, value: ({ choice }) => choiceText(choice) },
    { name: words.previous, value: ({ previous }) => choiceText(previous) },
    { name: words.shownIn, value: ({ asked }) => words.where[asked] },
    { name: words.words, value: (row) => row.words, show: (row) => <code>{row.words}</code> },
    {
      name: words.rules,
      value: (row) => row.rules ?? words.none,
      show: (row) => <code>{row.rules ?? words.none}</code>,
    },
  ];
  return <ReportTable caption={words.proofs} columns={columns} rows={rows} rowKey={({ at }) => at} isStacked />;
}
