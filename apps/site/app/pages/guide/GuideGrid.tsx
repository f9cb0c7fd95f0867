import { MINUTE_MS } from '@sintonia/contracts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import css from './GuideGrid.module.css';
import { GuideSlotItem } from './GuideSlotItem.tsx';
import type { GuideView } from './guide-view.ts';

/** Past time that stays visible before now, in minutes. */
const BEFORE_NOW = 45;

/**
 * Schedules of a day, one list for each channel. On desktops they share one timeline and scroll together; phones show
 * the chosen channel alone, from morning to night.
 */
export function GuideGrid({ guide, nowMs }: { guide: GuideView; nowMs: number }) {
  const { hours, channels, chosen, isToday, date, startMs, minutes, day } = guide;
  const scroller = useRef<HTMLElement>(null);
  const nowMinute = (nowMs - startMs) / MINUTE_MS;
  const openAt = useRef(isToday ? nowMinute : null);
  openAt.current = isToday ? nowMinute : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the day changes, not every minute
  useEffect(() => {
    const grid = scroller.current;
    if (!grid) return;
    grid.scrollTo({ left: openAt.current === null ? 0 : (openAt.current - BEFORE_NOW) * minuteWidthOf(grid) });
  }, [date, chosen]);

  return (
    <section
      ref={scroller}
      className={css.grid}
      aria-label={`Graella, ${day.weekday} ${day.day}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs a tab stop for the keyboard
      tabIndex={0}
      style={{ '--minutes': minutes, '--before-now': BEFORE_NOW }}
    >
      <div className={css.hours} aria-hidden="true">
        {hours.map(({ iso, text }, i) => (
          <span key={iso} style={{ '--from': i * 60 }}>
            {text}
          </span>
        ))}
      </div>
      {channels.map((channel) => (
        <section
          key={channel.slug}
          className={css.channel}
          data-area={channel.area}
          data-chosen={channel.slug === chosen || undefined}
          aria-labelledby={`canal-${channel.slug}`}
        >
          <h2 id={`canal-${channel.slug}`} className={css.name}>
            <Link to={channel.livePath}>{channel.name}</Link>
          </h2>
          {channel.slots.length === 0 ? (
            <p className={css.empty}>Aquest dia no hi ha cap emissió programada.</p>
          ) : (
            <ol className={css.line}>
              {channel.slots.map((slot) => (
                <GuideSlotItem
                  key={slot.starts.iso}
                  slot={slot}
                  nowMs={nowMs}
                  livePath={channel.livePath}
                  nowId={channel.slug === chosen ? 'ara' : undefined}
                />
              ))}
            </ol>
          )}
        </section>
      ))}
      {isToday && nowMinute >= 0 && nowMinute < minutes && (
        <div className={css.nowLine} aria-hidden="true" style={{ '--from': nowMinute }} />
      )}
    </section>
  );
}

/** Pixels per minute; unused on phones, where nothing scrolls sideways. */
const minuteWidthOf = (grid: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(grid).getPropertyValue('--minute'));
