import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import buttons from '../../design/Button.module.css';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import styles from './UnsavedChanges.module.css';

/** Confirms before leaving unsaved changes; `state: INTENDED_EXIT` marks an intended exit. */
export function UnsavedChanges({ isDirty }: { isDirty: boolean }) {
  const words = useScreenWords().experimentEditor.unsaved;
  const dialog = useRef<HTMLDialogElement>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && nextLocation.pathname !== currentLocation.pathname && nextLocation.state !== INTENDED_EXIT,
  );
  const isBlocked = blocker.state === 'blocked';

  // The same for closing the tab or leaving the studio: the browser asks in its own words.
  useEffect(() => {
    if (!isDirty) return;
    const get = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', get);
    return () => window.removeEventListener('beforeunload', get);
  }, [isDirty]);
  useEffect(() => {
    if (isBlocked) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isBlocked]);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="unsaved" onClose={() => blocker.reset?.()}>
      <h2 id="unsaved" className={styles.title}>
        {words.title}
      </h2>
      <p>{words.what}</p>
      <div className={styles.ways}>
        <button type="button" className={buttons.primary} onClick={() => blocker.reset?.()}>
          {words.stay}
        </button>
        <button type="button" className={buttons.plain} onClick={() => blocker.proceed?.()}>
          {words.leave}
        </button>
      </div>
    </dialog>
  );
}

export const INTENDED_EXIT = 'leaves knowingly';
