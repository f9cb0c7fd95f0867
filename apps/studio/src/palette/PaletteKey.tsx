import { lazy, Suspense, useEffect } from 'react';
import { useOpened } from '../design/use-opened.ts';
import { useWords } from '../messages/language.ts';
import styles from './PaletteKey.module.css';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));

/** Ctrl-K, Command-K or the button opens the palette on every screen. Its code is loaded on first use. */
export function PaletteKey() {
  const [isOpen, setOpen] = useOpened<true>();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [setOpen]);
  const words = useWords().shell;
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M11 11L15 15M12.500 6.750A5.750 5.750 0 1 1 1 6.750a5.750 5.750 0 0 1 11.500 0Z" />
        </svg>
        <span className={styles.say}>{words.goTo}</span>
        <span className={styles.keys} aria-hidden="true">
          {isApple() ? '⌘K' : 'Ctrl K'}
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Whether the keyboard has a Command key. */
const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
