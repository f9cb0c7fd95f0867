import { type ReactNode, useEffect } from 'react';
import { useWords } from '../messages/language.ts';
import styles from './ScreenHeader.module.css';

/** Title of the screen, also of the window, and its controls. */
export function ScreenHeader({ title, children }: { title: string; children?: ReactNode }) {
  const words = useWords().shell;
  useEffect(() => {
    document.title = `${title} · ${words.studio}`;
  }, [title, words]);
  return (
    <div className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
