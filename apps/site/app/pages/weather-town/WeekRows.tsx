import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { DayView } from '../../features/weather/day-view.ts';
import { SkySymbol } from '../../features/weather/SkySymbol.tsx';
import { WindArrow } from '../../features/weather/WindArrow.tsx';
import { placePath } from '../../features/weather/weather-address.ts';
import css from './WeekRows.module.css';

interface WeekRowsProps {
  slug: string;
  days: DayView[];
  current: number;
}

/** Seven days; each bar shows the day's temperatures within the week's range. A row opens its hours above. */
export function WeekRows({ slug, days, current }: WeekRowsProps) {
  const low = Math.min(...days.map(({ minC }) => minC));
  const span = Math.max(1, Math.max(...days.map(({ maxC }) => maxC)) - low);
  const percent = (c: number) => `${((c - low) / span) * 100}%`;
  return (
    <ol className={css.week}>
      {days.map(({ index, name, short, date, sky, minC, maxC, rainMm, rainProbability, wind }) => (
        <li key={index}>
          <Link
            to={placePath(slug, index)}
            className={css.day}
            aria-current={index === current ? 'page' : undefined}
            preventScrollReset
          >
            <span className={css.name}>
              {name} <span className={css.date}>{date}</span>
              <span className={css.short} aria-hidden="true">
                {short.split(' ')[1]}
              </span>
            </span>
            <SkySymbol name={sky.symbol} text={sky.text} className={css.symbol} />
            <span className={css.rain} data-is-dry={rainProbability < 20 || undefined}>
              <span className="hidden">Pluja: </span>
              {rainProbability} % <span className={css.lesser}>{rainMm} mm</span>
            </span>
            <span className={css.min}>
              <span className="hidden">Mínima </span>
              {minC}°
            </span>
            <span className={css.range} aria-hidden="true">
              <span className={css.bar} style={{ '--from': percent(minC), '--to': percent(maxC) } as CSSProperties} />
            </span>
            <span className={css.max}>
              <span className="hidden">Màxima </span>
              {maxC}°
            </span>
            <span className={css.wind}>
              <WindArrow fromDeg={wind.fromDeg} className={css.arrow} />
              {wind.kmh} km/h <span className={css.lesser}>{wind.name ?? 'variable'}</span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
