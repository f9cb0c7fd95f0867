import { type ErasureCertificate, Erasures } from '@sintonia/contracts';
import { Link } from 'react-router';
import { get } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { Section } from '../design/Section.tsx';
import { pseudonymOf } from '../links/pseudonym-of.ts';
import { useFormats } from '../messages/language.ts';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import { certificateAddress, eraserName } from './certificate-lines.ts';
import styles from './Privacy.module.css';
import { usePrivacyWords } from './use-privacy-words.ts';

const fetchErasures = (signal: AbortSignal) => get('/api/privacy/erasures', Erasures, signal);

/** The last erasures, newest first, each with its certificate. */
export function ErasuresPart() {
  const words = usePrivacyWords();
  const formats = useFormats();
  const { state, again } = useAnswer(fetchErasures);
  const rows = lastOf(state);
  const columns: Column<ErasureCertificate>[] = [
    {
      name: words.when,
      value: ({ at }) => at,
      show: ({ id, at }) => (
        <Link to={certificateAddress(id)} aria-label={`${words.certificate}: ${formats.dateTime(at)}`}>
          <time dateTime={at}>{formats.dateTime(at)}</time>
        </Link>
      ),
    },
    { name: words.by, value: ({ by }) => eraserName(by, words) },
    { name: words.subject, value: ({ subject }) => pseudonymOf(subject) },
    ...(['hits', 'playback', 'rejected'] as const).map((table) => ({
      name: words.tables[table],
      value: ({ erased }: ErasureCertificate) => erased[table],
      show: ({ erased }: ErasureCertificate) => formats.count(erased[table]),
      isNumber: true,
    })),
    { name: words.remaining, value: (row) => row.remaining, isNumber: true },
  ];
  return (
    <Section title={words.erasures}>
      <p className={styles.lead}>{words.erasuresAdvice}</p>
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {rows === null && state.at === 'loading' && <SkeletonLines widths={[100, 96]} height={24} />}
      {rows?.length === 0 && <p className={styles.lead}>{words.noErasures}</p>}
      {rows && rows.length > 0 && (
        <ReportTable
          inAddress="taula-esborraments"
          caption={words.erasures}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => String(id)}
          isStacked
        />
      )}
    </Section>
  );
}
