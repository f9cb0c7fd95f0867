import type { LiveNow } from '@sintonia/contracts';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import { useEvery } from '../../api/use-answer.ts';
import buttons from '../../design/Button.module.css';
import { drawTheme, ThemeContext } from '../../design/ThemeContext.tsx';
import { useFormats } from '../../messages/language.ts';
import { SkeletonBlock } from '../../states/Skeleton.tsx';
import styles from './Wall.module.css';
import { WallContent } from './WallContent.tsx';
import { TURN_MS, viewAfter, type WallView } from './wall-views.ts';
import { useWallWords } from './wall-words.ts';

/** Full screen, dark and large: shows the chosen real-time views in turn. Escape or its button leaves. */
export function Wall({
  now,
  views,
  onClose,
}: {
  now: LiveNow | null;
  views: readonly WallView[];
  onClose: () => void;
}) {
  const words = useWallWords();
  const formats = useFormats();
  const { theme } = use(ThemeContext);
  const dialog = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState(views[0] ?? 'people');
  const [isTurning, setTurning] = useState(true);
  const next = useCallback(() => setView((last) => viewAfter(views, last)), [views]);
  useEvery(isTurning ? TURN_MS : null, next);

  useEffect(() => {
    const root = document.documentElement;
    let isGone = false;
    root.dataset.theme = 'dark';
    root.dataset.wall = '';
    // Refused without a press, or by the browser's settings: the dialog then fills the window. It opens afterwards,
    // because the full screen would cover it.
    void Promise.resolve(root.requestFullscreen?.())
      .catch(() => {})
      .then(() => {
        if (isGone) return;
        dialog.current?.showModal();
        // Not on its first button, which then would stay in sight.
        dialog.current?.focus();
      });
    // Escape leaves the full screen before the dialog receives the key.
    const leave = () => document.fullscreenElement ?? onClose();
    document.addEventListener('fullscreenchange', leave);
    return () => {
      isGone = true;
      document.removeEventListener('fullscreenchange', leave);
      delete root.dataset.wall;
      drawTheme(theme);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
    };
  }, [onClose, theme]);

  return (
    <dialog ref={dialog} className={styles.wall} aria-label={words.open} tabIndex={-1} onClose={onClose}>
      <header className={styles.head}>
        <h2>{words.views[view]}</h2>
        <div className={styles.acts}>
          <button type="button" className={buttons.plain} onClick={() => setTurning(!isTurning)}>
            {isTurning ? words.pause : words.turn}
          </button>
          <button type="button" className={buttons.plain} onClick={next}>
            {words.next}
          </button>
          <button type="button" className={buttons.plain} onClick={onClose}>
            {words.close}
          </button>
        </div>
        {now && (
          <time className={styles.clock} dateTime={now.at}>
            {formats.clock(now.at)}
          </time>
        )}
      </header>
      <div className={styles.view}>{now ? <WallContent view={view} now={now} /> : <SkeletonBlock height={400} />}</div>
    </dialog>
  );
}
