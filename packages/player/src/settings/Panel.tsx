import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../controls/Icon.tsx';
import { LABELS } from '../controls/labels.ts';
import css from './Panel.module.css';

interface PanelProps {
  title: string;
  /** On a small player it is a sheet over the page, else it stands in the player's corner. */
  isSheet: boolean;
  close: () => void;
  children: ReactNode;
}

/** A panel of the player. The browser's own dialog: it takes the focus, gives it back, and Escape closes it. */
export function Panel({ title, isSheet, close, children }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (isSheet) element?.showModal();
    else element?.show();
    return () => element?.close(); // gives the focus back to what opened it
  }, [isSheet]);
  const pressed = (event: KeyboardEvent) => {
    event.stopPropagation(); // keys in here are no commands of the player
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
