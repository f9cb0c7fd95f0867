import type { LiveNow } from '@sintonia/contracts';
import { useCallback, useState } from 'react';
import buttons from '../../design/Button.module.css';
import { Popover } from '../../design/Popover.tsx';
import { Tick } from '../../forms/Tick.tsx';
import styles from './Wall.module.css';
import { Wall } from './Wall.tsx';
import { rememberedViews, rememberViews, toggled, WALL_VIEWS, type WallView } from './wall-views.ts';
import { useWallWords } from './wall-words.ts';

/** Opens the screen for a newsroom, with the views that it shows. */
export function WallButton({ now }: { now: LiveNow | null }) {
  const words = useWallWords();
  const [views, setViews] = useState(() => rememberedViews(localStorage));
  const [isOpen, setOpen] = useState(false);
  const leave = useCallback(() => setOpen(false), []);
  const choose = (view: WallView) => {
    const next = toggled(views, view);
    rememberViews(localStorage, next);
    setViews(next);
  };
  return (
    <>
      <Popover trigger={words.open} triggerClass={buttons.plain} title={words.title}>
        {(close) => (
          <div className={styles.choice}>
            {WALL_VIEWS.map((view) => (
              <Tick key={view} label={words.views[view]} isOn={views.includes(view)} onChange={() => choose(view)} />
            ))}
            <p className={styles.why}>{words.why}</p>
            <button
              type="button"
              className={buttons.plain}
              onClick={() => {
                close();
                setOpen(true);
              }}
            >
              {words.start}
            </button>
          </div>
        )}
      </Popover>
      {isOpen && <Wall now={now} views={views} onClose={leave} />}
    </>
  );
}
