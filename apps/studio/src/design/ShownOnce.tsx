import { CopyButton } from './CopyButton.tsx';
import layout from './layout.module.css';
import styles from './ShownOnce.module.css';

/** A secret text, such as a link or a token: shown once, with a button to copy it. */
export function ShownOnce({ title, text, why, copy }: { title: string; text: string; why: string; copy: string }) {
  return (
    <section className={styles.once} role="status" aria-label={title}>
      <p>
        <strong>{title}</strong>
      </p>
      <code className={styles.text}>{text}</code>
      <p className={layout.quiet}>{why}</p>
      <CopyButton text={() => text}>{copy}</CopyButton>
    </section>
  );
}
