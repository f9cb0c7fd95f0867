import type { StaffLink } from '@sintonia/contracts';
import { CopyButton } from '../design/CopyButton.tsx';
import { useFormats } from '../messages/language.ts';
import styles from './staff.module.css';
import { useStaffWords } from './use-staff-words.ts';

/** A one-time link, shown once. */
export function CopyLink({ name, link: { link, expiresAt, isMailed } }: { name: string; link: StaffLink }) {
  const words = useStaffWords().team;
  const formats = useFormats();
  return (
    <div className={styles.link} role="status">
      <p>
        <strong>{words.link(name)}</strong>
      </p>
      <code className={styles.address}>{link}</code>
      <p className={styles.quiet}>
        {words.linkWhy(formats.moment(expiresAt))} {isMailed ? words.mailed : words.notMailed}
      </p>
      <CopyButton text={() => link}>{words.copy}</CopyButton>
    </div>
  );
}
