import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../controls/Icon.tsx';
import { LABELS } from '../controls/labels.ts';
import css from './Panel.module.css';

interface PanelProps {
  title: string;
  /** On a small player a sheet over the page, else in the player's corner. */
  isSheet: boolean;
  close: () => void;
  children: ReactNode;
}

/** A panel of the player. A native dialog: it takes the focus, restores it, and Escape closes it. */
export function Panel({ title, isSheet, close, children }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect: during its clean-up the dialog is still in the document, and only then does closing restore the
  // focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (isSheet) element?.showModal();
    else element?.show();
    return () => element?.close();
  }, [isSheet]);
  const pressed = (event: KeyboardEvent) => {
    event.stopPropagation(); // keys pressed in the panel must not act as player commands
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  return (
    <dialog
      ref={dialog}
      className={css.panel}
      aria-label={title}
      onKeyDown={pressed}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className={css.inside}>
        <div className={css.head}>
          <h2 className={css.title}>{title}</h2>
          <button type="button" className={css.close} aria-label={LABELS.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
