import type { AuditEntry } from '@sintonia/contracts';
import layout from '../../design/layout.module.css';
import { knownWord } from '../../messages/known-word.ts';
import { useFormats } from '../../messages/language.ts';
import styles from '../staff.module.css';
import { useStaffWords } from '../use-staff-words.ts';

export function AuditRow({ entry: { at, actor, action, subject, address, detail } }: { entry: AuditEntry }) {
  const words = useStaffWords().audit;
  const formats = useFormats();
  const details = Object.entries(detail).map(
    ([name, value]) => `${knownWord(words.details, name)}: ${knownWord(words.values, value)}`,
  );
  const nobody = address === '' ? words.server : words.unknown;
  return (
    <li className={styles.entry}>
      <time dateTime={at} className={layout.quiet}>
        {formats.moment(at)}
      </time>
      <span>{actor === 'command' ? words.command : actor || nobody}</span>
      <span>
        <strong>{knownWord(words.actions, action)}</strong>
        {subject !== actor && ` ${subject}`}
        {details.length > 0 && <span className={layout.quiet}> {details.join(' · ')}</span>}
      </span>
      <span className={layout.quiet}>{address}</span>
    </li>
  );
}
