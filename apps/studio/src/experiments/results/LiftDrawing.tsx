import type { Measured } from '@sintonia/contracts';
import { useId } from 'react';
import charts from '../../charts/HoursChart.module.css';
import { linePath, namedEvery } from '../../charts/scale.ts';
import styles from './LiftPlot.module.css';
import { along, liftScale } from './lift-layout.ts';

const [HEAD, FOOT, LEFT, RIGHT] = [12, 26, 52, 12];
const UNBOUNDED = 1e9;
const NAME_WIDTH = 88;

export interface LiftDay {
  day: string;
  measured: Measured;
}

/** The interval of each day as a band around the estimate; coloured where it excludes zero. */
export function LiftDrawing({
  size: { width, height },
  days,
  chosen,
  onDay,
  format,
  dayName,
  noted,
}: {
  size: { width: number; height: number };
  days: readonly LiftDay[];
  chosen: number | null;
  onDay: (day: number | null) => void;
  format: (lift: number) => string;
  dayName: (day: string) => string;
  /** Places of days with annotations. */
  noted: readonly number[];
}) {
  const clip = useId();
  const scale = liftScale(days.map(({ measured }) => measured));
  const [right, foot] = [width - RIGHT, height - FOOT];
  const rise = along(scale, foot - HEAD);
  const y = (lift: number | null, unbounded = 0) => foot - rise(lift, unbounded);
  const step = days.length > 1 ? (right - LEFT - 16) / (days.length - 1) : 0;
  const x = (day: number) => (days.length > 1 ? LEFT + 8 + day * step : (LEFT + right) / 2);
  const [lows, highs] = [
    days.map(({ measured }, i) => [x(i), y(measured.low, -UNBOUNDED)] as const),
    days.map(({ measured }, i) => [x(i), y(measured.high, UNBOUNDED)] as const),
  ];
  const lifts = days.map(({ measured }, i) => [x(i), y(measured.lift)] as const);
  const every = namedEvery(days.length, right - LEFT, NAME_WIDTH, [1, 2, 7, 14, 28]);
  const dot = chosen ?? days.length - 1;
  const at = days[dot];
  const isOut = at !== undefined && (at.measured.differenceLow > 0 || at.measured.differenceHigh < 0);
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      onPointerMove={(event) => {
        const from = event.clientX - event.currentTarget.getBoundingClientRect().left - x(0);
        onDay(Math.max(0, Math.min(days.length - 1, step > 0 ? Math.round(from / step) : 0)));
      }}
      onPointerLeave={() => onDay(null)}
    >
      <clipPath id={clip}>
        <rect x={LEFT} y={HEAD} width={right - LEFT} height={foot - HEAD} />
      </clipPath>
      {scale.marks.map((mark) => (
        <g key={mark} className={charts.grid} transform={`translate(0 ${y(mark)})`}>
          <path className={mark === 0 ? styles.zero : ''} d={`M${LEFT} 0H${right}`} />
          <text x={LEFT - 8} y={4} textAnchor="end">
            {format(mark)}
          </text>
        </g>
      ))}
      {days.map(
        ({ day }, i) =>
          (days.length - 1 - i) % every === 0 && (
            <g key={day} className={charts.axis} transform={`translate(${x(i)} ${foot})`}>
              <path d="M0 0v4" />
              <text y={19} textAnchor={i === days.length - 1 && i > 0 ? 'end' : 'middle'}>
                {dayName(day)}
              </text>
            </g>
          ),
      )}
      {[...new Set(noted)].map((place) => (
        <path
          key={place}
          className={charts.noted}
          data-chosen={place === chosen}
          d={`M${x(place)} ${place === chosen ? HEAD : foot - 7}V${foot - 7}m-4 7l4 -7l4 7z`}
        />
      ))}
      <g clipPath={`url(#${clip})`}>
        {days.length > 1 && <path className={styles.band} d={`${linePath([...lows, ...highs.toReversed()])}Z`} />}
        <path className={styles.edge} d={linePath(lows)} />
        <path className={styles.edge} d={linePath(highs)} />
        <path className={styles.lift} d={linePath(lifts)} />
        {at && (
          <path
            className={isOut ? styles.rangeOut : styles.range}
            d={linePath([lows[dot] ?? [0, 0], highs[dot] ?? [0, 0]])}
          />
        )}
        {at && <circle className={isOut ? styles.dotOut : styles.dot} cx={x(dot)} cy={y(at.measured.lift)} r={5} />}
      </g>
    </svg>
  );
}
