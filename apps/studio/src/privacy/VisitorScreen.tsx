import { type VisitorErasures, VisitorHistory } from '@sintonia/contracts';
import { useCallback, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { send } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import buttons from '../design/Button.module.css';
import layout from '../design/layout.module.css';
import { pseudonymOf } from '../links/pseudonym-of.ts';
import { visitorAddress, visitorOf } from '../links/visitor-address.ts';
import { useFormats } from '../messages/language.ts';
import { AdministratorsOnly } from '../session/AdministratorsOnly.tsx';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { certificateAddress } from './certificate-lines.ts';
import styles from './Privacy.module.css';
import { useVisitorErasures } from './use-visitor-erasures.ts';
import { VisitorVisits } from './VisitorVisits.tsx';
import { useVisitorWords } from './visitor-words.ts';

/**
 * All that is stored of one visitor, for administrators; the server writes each opening to the audit log.
 */
export function VisitorScreen() {
  const words = useVisitorWords();
  const visitor = visitorOf(useLocation().hash);
  return (
    <AdministratorsOnly title={words.title}>
      {visitor !== '' && <p className={layout.kind}>{words.kind}</p>}
      <ScreenHeader title={visitor === '' ? words.title : shortId(visitor)} />
      {visitor === '' ? (
        <Empty what={words.unknown} advice={words.unknownAdvice} />
      ) : (
        <Visitor key={visitor} visitor={visitor} />
      )}
    </AdministratorsOnly>
  );
}

const shortId = (visitor: string): string =>
  visitor.length > 20 ? `${visitor.slice(0, 8)}…${visitor.slice(-4)}` : visitor;

/** Says that the visitor is being erased, or was; also while the history, which takes longer, is read. */
function ErasureNotice({ runningSince, certificate }: VisitorErasures) {
  const words = useVisitorWords();
  const formats = useFormats();
  if (runningSince !== null) {
    return (
      <p className={styles.lead} role="status">
        <strong>{words.erasing(formats.dateTime(runningSince))}</strong>
      </p>
    );
  }
  return (
    certificate && (
      <p className={styles.lead}>
        {words.erased(formats.dateTime(certificate.at))}{' '}
        <Link to={certificateAddress(certificate.id)}>{words.toCertificate}</Link>
      </p>
    )
  );
}

function Visitor({ visitor }: { visitor: string }) {
  const words = useVisitorWords();
  const formats = useFormats();
  const { state, again } = useAnswer(
    useCallback(
      (signal: AbortSignal) => send('POST', '/api/privacy/visitor', { visitor }, VisitorHistory, signal),
      [visitor],
    ),
  );
  const { erasures } = useVisitorErasures(visitor);
  const history = lastOf(state);
  const runningSince = erasures?.runningSince ?? null;
  useEffect(() => (runningSince === null ? undefined : again), [runningSince, again]); // once it has ended
  const notice = erasures && <ErasureNotice {...erasures} />;
  if (!history || state.at === 'failed') {
    return (
      <>
        {notice}
        {state.at === 'failed' ? (
          <Problem error={state.error} since={state.since} onRetry={again} />
        ) : (
          <SkeletonLines widths={[60, 100, 100, 90]} height={48} />
        )}
      </>
    );
  }
  const figures: [string, string][] = [
    [words.hits, formats.count(history.counts.hits)],
    [words.sessions, formats.count(history.sessions)],
    [words.playback, formats.count(history.counts.playback)],
    [words.rejected, formats.count(history.counts.rejected)],
    [words.first, history.firstAt ? formats.dateTime(history.firstAt) : '–'],
    [words.last, history.lastAt ? formats.dateTime(history.lastAt) : '–'],
    [words.subject, pseudonymOf(history.subject)],
  ];
  return (
    <div className={styles.parts}>
      <div>
        <p className={styles.lead}>{words.lead}</p>
        {notice}
        <p className={styles.acts}>
          <Link className={buttons.plain} to={visitorAddress(visitor, '/privadesa')}>
            {words.toPrivacy}
          </Link>
          <Link className={buttons.plain} to={visitorAddress(visitor, '/depurador')}>
            {words.follow}
          </Link>
        </p>
        <dl className={styles.visitorFigures} aria-label={words.figures}>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {history.firstAt === null ? (
        <Empty what={words.nothing} advice={words.nothingAdvice} />
      ) : (
        <VisitorVisits history={history} />
      )}
    </div>
  );
}
