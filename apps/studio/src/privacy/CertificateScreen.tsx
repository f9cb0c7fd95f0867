import { ErasureCertificate } from '@sintonia/contracts';
import { useCallback } from 'react';
import { Link, useParams } from 'react-router';
import { get } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import buttons from '../design/Button.module.css';
import { AdministratorsOnly } from '../session/AdministratorsOnly.tsx';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { Certificate } from './Certificate.tsx';
import styles from './Privacy.module.css';
import { usePrivacyWords } from './use-privacy-words.ts';

/** One certificate of erasure, at its own address. For administrators. */
export function CertificateScreen() {
  const words = usePrivacyWords();
  const { id = '' } = useParams();
  return (
    <AdministratorsOnly title={words.certificate}>
      <ScreenHeader title={words.certificate} />
      <p className={styles.acts}>
        <Link className={buttons.plain} to="/privadesa">
          {words.title}
        </Link>
      </p>
      <Stored key={id} id={id} />
    </AdministratorsOnly>
  );
}

function Stored({ id }: { id: string }) {
  const words = usePrivacyWords();
  const { state, again } = useAnswer(
    useCallback(
      (signal: AbortSignal) => get(`/api/privacy/erasures/${encodeURIComponent(id)}`, ErasureCertificate, signal),
      [id],
    ),
  );
  const certificate = lastOf(state);
  if (state.at === 'failed') {
    if (state.error.kind === 'refused' && state.error.status === 404) {
      return <Empty what={words.unknownCertificate} advice={words.unknownCertificateAdvice} />;
    }
    return <Problem error={state.error} since={state.since} onRetry={again} />;
  }
  return certificate ? (
    <Certificate certificate={certificate} isAlone />
  ) : (
    <SkeletonLines widths={[40, 60, 50]} height={24} />
  );
}
