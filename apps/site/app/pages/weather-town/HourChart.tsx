import { SkySymbol } from '../../features/weather/SkySymbol.tsx';
import { WindArrow } from '../../features/weather/WindArrow.tsx';
import type { HourView } from '../../features/weather/weather-view.ts';
import css from './HourChart.module.css';
import { HourTable } from './HourTable.tsx';
import { HOUR_WIDTH, hourPoints, RAIN_FOOT, softLine } from './hour-chart.ts';

const HEIGHT = 330;
/** Sides of the symbols. */
const SYMBOL = 34;
const ARROW = 18;

/** Temperature, rain and wind of one day by hour; the same values as a table for screen readers. */
export function HourChart({ hours, caption }: { hours: HourView[]; caption: string }) {
  const points = hourPoints(hours);
  const width = hours.length * HOUR_WIDTH;
  const line = softLine(points);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <>
      <figure>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs a tab stop for the keyboard */}
        <section className={css.scroller} aria-label={caption} tabIndex={0}>
          <svg
            className={css.chart}
            viewBox={`0 0 ${width} ${HEIGHT}`}
            width={width}
            height={HEIGHT}
            aria-hidden="true"
          >
            {first && last && (
              <path className={css.warmth} d={`${line}L${last.x} ${RAIN_FOOT}L${first.x} ${RAIN_FOOT}Z`} />
            )}
            <path className={css.foot} d={`M0 ${RAIN_FOOT}H${width}`} />
            {points.map(({ hour, x, y, barHeight }) => (
              <g key={hour.atMs}>
                <text className={css.hour} x={x} y="18">
                  {hour.hour} h
                </text>
                <SkySymbol name={hour.sky.symbol} at={{ x: x - SYMBOL / 2, y: 30, width: SYMBOL, height: SYMBOL }} />
                <text className={css.degrees} x={x} y={y - 12}>
                  {hour.c}°
                </text>
                {barHeight > 0 && (
                  <>
                    <rect className={css.rain} x={x - 12} y={RAIN_FOOT - barHeight} width="24" height={barHeight} />
                    <text className={css.millimetres} x={x} y={RAIN_FOOT - barHeight - 5}>
                      {hour.rainMm}
                    </text>
                  </>
                )}
                {hour.rainProbability >= 10 && (
                  <text className={css.chance} x={x} y={RAIN_FOOT + 18}>
                    {hour.rainProbability} %
                  </text>
                )}
                <WindArrow
                  fromDeg={hour.wind.fromDeg}
                  className={css.arrow}
                  at={{ x: x - ARROW / 2, y: 288, width: ARROW, height: ARROW }}
                />
                <text className={css.wind} x={x} y="324">
                  {hour.wind.kmh}
                </text>
              </g>
            ))}
            <path className={css.line} d={line} />
          </svg>
        </section>
        <figcaption className={css.key}>
          <span className={css.keyLine}>Temperatura</span>
          <span className={css.keyRain}>Pluja en mil·límetres i probabilitat</span>
          <span className={css.keyWind}>Vent en km/h; la fletxa indica cap on bufa</span>
        </figcaption>
      </figure>
      <details className={css.details}>
        <summary>Les mateixes dades en una taula</summary>
        <HourTable hours={hours} caption={caption} />
      </details>
    </>
  );
}
