import type { LiveEvent } from '@sintonia/contracts';
import { HEARTBEAT_FIELDS, HIT_FIELDS } from '@sintonia/wire';
import { use } from 'react';
import { Link } from 'react-router';
import buttons from '../design/Button.module.css';
import { CopyButton } from '../design/CopyButton.tsx';
import { isVisitorId, visitorAddress } from '../links/visitor-address.ts';
import { EventRow } from '../live-events/EventRow.tsx';
import { fieldName } from '../live-events/field-names.ts';
import { LanguageContext } from '../messages/language.ts';
import { SessionContext } from '../session/session-context.ts';
import styles from './Debugger.module.css';
import { useDebuggerWords } from './use-debugger-words.ts';

const VISITOR_KEYS: readonly string[] = [HIT_FIELDS.visitorId.key, HEARTBEAT_FIELDS.visitorId.key];

/** One request: its fields, its raw text, and buttons to copy both. */
export function HitEntry({ event, onVisitor }: { event: LiveEvent; onVisitor: (visitor: string) => void }) {
  const words = useDebuggerWords();
  const { language } = use(LanguageContext);
  const isOfficer = use(SessionContext)?.role === 'administrator';
  const visitor = event.fields.find(({ key }) => VISITOR_KEYS.includes(key))?.value;
  const fields = () =>
    event.fields
      .map((field) => `${fieldName(event.protocol, field, language)}\t${field.key}\t${field.value}`)
      .join('\n');
  return (
    <EventRow event={event} onVisitor={onVisitor}>
      <div className={styles.acts}>
        <CopyButton text={fields}>{words.copyHit}</CopyButton>
        <CopyButton text={() => event.raw}>{words.copyRaw}</CopyButton>
        {isOfficer && visitor && (
          <>
            {isVisitorId(visitor) && (
              <Link className={buttons.plain} to={visitorAddress(visitor)}>
                {words.visitorPage}
              </Link>
            )}
            <Link className={buttons.plain} to={`/privadesa?${new URLSearchParams({ visitant: visitor })}`}>
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
