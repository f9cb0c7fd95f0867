import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Sheet.module.css';

/** A dialog at the side; Escape, its button or a press outside closes it. The page beside it stays readable. */
export function Sheet({
  title,
  close,
  isWide = false,
  onClose,
  children,
}: {
  title: ReactNode;
  /** Name of the button that closes it. */
  close: string;
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside closes the dialog; Escape does the same for the keyboard
    <dialog
      ref={dialog}
      className={`${styles.sheet} ${isWide ? styles.wide : ''}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={close} onClick={() => dialog.current?.close()}>
            <svg viewBox="0 0 10 10" width="12" height="12" aria-hidden="true">
              <path d="M1 1L9 9M9 1L1 9" />
            </svg>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
