import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useIsHydrated } from '../../ui/loading/use-is-hydrated.ts';
import css from './DayList.module.css';
import { OnDemandLink } from './OnDemandLink.tsx';
import type { ScheduledView } from './on-air-view.ts';
import { StartOverIcon } from './StartOverIcon.tsx';

interface DayListProps {
  broadcasts: readonly ScheduledView[];
  /** The clock, ms epoch. */
  nowMs: number;
  /** Broadcast time of what is played; the clock while nothing plays. */
  playedMs: number;
  /** Length of the DVR window, ms. */
  dvrMs: number;
  /** Plays from a time within the DVR window. */
  playFrom: (atMs: number) => void;
  /** Label of the action: «watch» for television, «listen» for radio. */
  fromStartName: string;
}

/** Schedule of a channel: past broadcasts that can still be played from the start, the current one, the next ones. */
export function DayList({ broadcasts, nowMs, playedMs, dvrMs, playFrom, fromStartName }: DayListProps) {
  const isHydrated = useIsHydrated();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const now = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (now) list.current?.scrollTo({ top: now.offsetTop - now.offsetHeight });
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs a tab stop for the keyboard
    <ol ref={list} className={css.list} tabIndex={0} aria-label="Emissions d’avui">
      {broadcasts.map(({ title, subtitle, path, episode, starts, ends }) => {
        const [startMs, endMs] = [Date.parse(starts.iso), Date.parse(ends.iso)];
        const when = nowMs < startMs ? 'later' : nowMs < endMs ? 'now' : 'past';
        const isPlayed = playedMs >= startMs && playedMs < endMs;
        const isStored = when !== 'later' && startMs > nowMs - dvrMs;
        return (
          <li
            key={starts.iso}
            className={css.item}
            data-when={when}
            data-played={isPlayed || undefined}
            aria-current={when === 'now' ? 'time' : undefined}
          >
            <p className={css.time}>
              <time dateTime={starts.iso}>{starts.text}</time>
              {when === 'now' && <span className="now-badge">Ara</span>}
            </p>
            <div className={css.words}>
              <h3 className={css.title}>{path ? <Link to={path}>{title}</Link> : title}</h3>
              {subtitle && <p className={css.subtitle}>{subtitle}</p>}
            </div>
            <div className={css.ways}>
              {isStored && isHydrated && (
                <button type="button" className={css.way} onClick={() => playFrom(startMs)}>
                  <StartOverIcon size={11} />
                  {fromStartName}
                  <span className="hidden">: {title}</span>
                </button>
              )}
              {episode && when !== 'now' && !(isStored && isHydrated) && (
                <OnDemandLink path={episode.path} title={subtitle ?? title} className={css.way} />
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
