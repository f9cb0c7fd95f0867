import type { AuditEntry } from '@sintonia/contracts';
import layout from '../../design/layout.module.css';
import { pseudonymOf } from '../../links/pseudonym-of.ts';
import { knownWord } from '../../messages/known-word.ts';
import { useFormats } from '../../messages/language.ts';
import { useReasonLabel } from '../../messages/use-reason-label.ts';
import { useValueName } from '../../query/use-value-name.ts';
import styles from '../staff.module.css';
import { useStaffWords } from '../use-staff-words.ts';
import { detailTexts } from './detail-text.ts';

export function AuditRow({ entry: { at, actor, action, subject, address, detail } }: { entry: AuditEntry }) {
  const words = useStaffWords().audit;
  const formats = useFormats();
  const reasonOf = useReasonLabel();
  const nameOf = useValueName();
  const details = detailTexts({ action, detail }, words, formats.dateTime);
  const subjectText = () => {
    if (action === 'activities.changed') return nameOf('activity', subject) ?? subject;
    return action === 'events.replayed' ? reasonOf(subject) : pseudonymOf(subject);
  };
  const nobody = address === '' ? words.server : words.unknown;
  return (
    <li className={styles.entry}>
      <time dateTime={at} className={layout.quiet}>
        {formats.dateTime(at)}
      </time>
      <span>{actor === 'command' ? words.command : actor || nobody}</span>
      <span>
        <strong>{knownWord(words.actions, action)}</strong>
        {subject !== actor && <span title={subject}> {subjectText()}</span>}
        {details.length > 0 && <span className={layout.quiet}> {details.join(' · ')}</span>}
      </span>
      <span className={layout.quiet}>{address}</span>
    </li>
  );
}
