import type { StaffLink } from '@sintonia/contracts';
import { useState } from 'react';
import buttons from '../design/Button.module.css';
import { useFormats } from '../messages/language.ts';
import styles from './staff.module.css';
import { useStaffWords } from './use-staff-words.ts';

/** A one-time link, shown once. */
export function CopyLink({ name, link: { link, expiresAt, isMailed } }: { name: string; link: StaffLink }) {
  const words = useStaffWords().team;
  const formats = useFormats();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(link).catch(() => {});
    setCopied(true);
  };
  return (
    <div className={styles.link} role="status">
      <p>
        <strong>{words.link(name)}</strong>
      </p>
      <code className={styles.address}>{link}</code>
      <p className={styles.quiet}>
        {words.linkWhy(formats.moment(expiresAt))} {isMailed ? words.mailed : words.notMailed}
      </p>
      <button type="button" className={buttons.plain} onClick={copy}>
        {isCopied ? words.copied : words.copy}
      </button>
    </div>
  );
}
