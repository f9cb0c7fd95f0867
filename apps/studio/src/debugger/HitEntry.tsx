import type { LiveEvent } from '@sintonia/contracts';
import { HEARTBEAT_FIELDS, HIT_FIELDS } from '@sintonia/wire';
import { use } from 'react';
import { Link, useSearchParams } from 'react-router';
import buttons from '../design/Button.module.css';
import { CopyButton } from '../design/CopyButton.tsx';
import { entityAddress } from '../links/entity-address.ts';
import { sessionAddress } from '../links/session-address.ts';
import { isVisitorId, visitorAddress } from '../links/visitor-address.ts';
import { EventRow } from '../live-events/EventRow.tsx';
import { fieldName } from '../live-events/field-names.ts';
import { LanguageContext } from '../messages/language.ts';
import { SessionContext } from '../session/session-context.ts';
import styles from './Debugger.module.css';
import { inspectorAddress } from './rule-of-hit.ts';
import { SentBy } from './SentBy.tsx';
import { useDebuggerWords } from './use-debugger-words.ts';

const VISITOR_KEYS: readonly string[] = [HIT_FIELDS.visitorId.key, HEARTBEAT_FIELDS.visitorId.key];

/** One request: its fields, the rule that sent it, its raw text, and buttons to copy both. */
export function HitEntry({ event, onVisitor }: { event: LiveEvent; onVisitor: (visitor: string) => void }) {
  const words = useDebuggerWords();
  const { language } = use(LanguageContext);
  const isOfficer = use(SessionContext)?.role === 'administrator';
  const [search] = useSearchParams();
  const visitor = event.fields.find(({ key }) => VISITOR_KEYS.includes(key))?.value;
  const inspector = inspectorAddress(event, location.origin);
  const fields = () =>
    event.fields
      .map((field) => `${fieldName(event.protocol, field, language)}\t${field.key}\t${field.value}`)
      .join('\n');
  return (
    <EventRow event={event} onVisitor={onVisitor}>
      <SentBy event={event} />
      <div className={styles.acts}>
        <CopyButton text={fields}>{words.copyHit}</CopyButton>
        <CopyButton text={() => event.raw}>{words.copyRaw}</CopyButton>
        {event.title !== '' && (
          <Link
            className={buttons.plain}
            to={entityAddress(event.protocol === 'heartbeat' ? 'title' : 'page', event.title, search)}
          >
            {event.protocol === 'heartbeat' ? words.titlePage : words.pagePage}
          </Link>
        )}
        {event.session !== '' && (
          <Link className={buttons.plain} to={sessionAddress(event.session, search)}>
            {words.sessionPage}
          </Link>
        )}
        {inspector && (
          <a className={buttons.plain} href={inspector} target="_blank" rel="noreferrer">
            {words.pageInspector}
          </a>
        )}
        {isOfficer && visitor && (
          <>
            {isVisitorId(visitor) && (
              <Link className={buttons.plain} to={visitorAddress(visitor)}>
                {words.visitorPage}
              </Link>
            )}
            <Link className={buttons.plain} to={visitorAddress(visitor, '/privadesa')}>
              {words.privacy}
            </Link>
          </>
        )}
      </div>
      {visitor && !isOfficer && <p className={styles.quiet}>{words.hidden}</p>}
      <details className={styles.request}>
        <summary>{words.raw}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs a tab stop for the keyboard */}
        <pre className={styles.raw} tabIndex={0}>
          {event.raw}
        </pre>
      </details>
    </EventRow>
  );
}
