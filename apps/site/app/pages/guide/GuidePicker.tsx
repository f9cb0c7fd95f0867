import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import css from './GuidePicker.module.css';
import type { GuideView } from './guide-view.ts';

const KINDS = { tv: 'Televisió', radio: 'Ràdio' } as const;

/** Controls of the guide: television or radio, day and, on phones, channel. */
export function GuidePicker({ guide }: { guide: GuideView }) {
  const { days, date, kinds, channels, chosen, isToday } = guide;
  const chosenDay = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the day changes
  useEffect(() => {
    const [link, list] = [chosenDay.current, chosenDay.current?.closest('ul')];
    if (link && list) list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 });
  }, [date]);
  return (
    <div className={css.picker}>
      <div className={css.row}>
        <nav className={css.kinds} aria-label="Televisió o ràdio">
          {kinds.map(({ kind, path, isChosen }) => (
            <Link key={kind} to={path} aria-current={isChosen ? 'true' : undefined} preventScrollReset>
              {KINDS[kind]}
            </Link>
          ))}
        </nav>
        {isToday && (
          <a className={css.now} href="#ara">
            <span className={css.dot} aria-hidden="true" />
            Què fan ara
          </a>
        )}
      </div>
      <nav className={css.days} aria-label="Dia">
        <ul>
          {days.map((day) => (
            <li key={day.date}>
              <Link
                ref={day.date === date ? chosenDay : undefined}
                to={day.path}
                aria-current={day.date === date ? 'date' : undefined}
                preventScrollReset
              >
                <span className={css.weekday}>{day.weekday}</span> <span className={css.day}>{day.day}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav className={css.channels} aria-label="Canal">
        <ul>
          {channels.map(({ slug, name, path }) => (
            <li key={slug}>
              <Link to={path} aria-current={slug === chosen ? 'true' : undefined} preventScrollReset>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
