import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LABELS } from '../controls/labels.ts';
import css from './NextUp.module.css';
import type { NextEpisode } from './next-episode.ts';

/** Countdown in which the viewer can cancel, in seconds. */
const COUNTDOWN_S = 10;

interface NextUpProps {
  next: NextEpisode;
  /** The next episode starts by itself, if the viewer prefers so. */
  isAutomatic: boolean;
  cancel: () => void;
}

/** The next episode at the end of this one (V-01): a countdown that a key or a button stops. */
export function NextUp({ next, isAutomatic, cancel }: NextUpProps) {
  const [leftS, setLeftS] = useState(COUNTDOWN_S);
  const link = useRef<HTMLAnchorElement>(null);
  const go = useEffectEvent(() => next.go());
  useEffect(() => link.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!isAutomatic) return;
    const endsAtMs = Date.now() + COUNTDOWN_S * 1000;
    const counting = setInterval(() => {
      const left = Math.ceil((endsAtMs - Date.now()) / 1000);
      setLeftS(Math.max(0, left));
      if (left > 0) return;
      clearInterval(counting);
      go();
    }, 250);
    return () => clearInterval(counting);
  }, [isAutomatic]);
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    cancel();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape for every element inside
    <div className={css.card} onKeyDown={pressed}>
      <div className={css.picture}>{next.picture}</div>
      <div className={css.words}>
        <p className={css.kicker}>
          {isAutomatic ? (
            <>
              <span aria-hidden="true">{LABELS.nextIn(leftS)}</span>
              <span className="player-hidden" role="status">
                {LABELS.nextIn(COUNTDOWN_S)}
              </span>
            </>
          ) : (
            LABELS.next
          )}
        </p>
        <p className={css.title}>{next.title}</p>
        <p className={css.place}>{next.place}</p>
        {isAutomatic && <span className={css.progress} style={{ '--part': 1 - leftS / COUNTDOWN_S }} />}
        <div className={css.actions}>
          <a
            ref={link}
            href={next.href}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              next.go();
            }}
          >
            {LABELS.playNext}
          </a>
          <button type="button" onClick={cancel}>
            {LABELS.cancel}
          </button>
        </div>
      </div>
    </div>
  );
}
