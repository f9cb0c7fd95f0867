import { type ReactNode, useId } from 'react';
import styles from './Sheet.module.css';
import { useNonModalDialog } from './use-non-modal-dialog.ts';

/** A dialog at the side; Escape, its button or a press outside closes it. The page beside it stays usable. */
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
  /** @param isRequested by its button or Escape, not by a press elsewhere */
  onClose: (isRequested: boolean) => void;
  children: ReactNode;
}) {
  const { close: hide, props } = useNonModalDialog(onClose);
  const titleId = useId();
  return (
    <dialog {...props} className={`${styles.sheet} ${isWide ? styles.wide : ''}`} aria-labelledby={titleId}>
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={close} onClick={hide}>
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
