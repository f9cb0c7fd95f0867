import { useId, useState } from 'react';
import { type HourMark, HoursAxis } from './HoursAxis.tsx';
import styles from './HoursChart.module.css';
import { countMarks, linePath, spreadLabels, upwards } from './scale.ts';
import { useWidth } from './use-width.ts';

export interface Series {
  name: string;
  /** Token of the one accent it is drawn in. */
  colour: 'temps' | 'radio' | 'tele';
  values: readonly number[];
  /** Hour by hour of the period compared with; empty when none is. */
  before: readonly number[];
}

const FOOT = 24;
/** Pixels that the name at the end of a line takes, and below which the names stand above instead. */
const NAME_WIDTH = 128;
const NARROW = 560;

/**
 * Lines by the hour. Hours without anything stand at zero; those outside the period are hatched; the hour
 * that is still going on is dotted. Arrows move from hour to hour (a range input lies over the drawing).
 */
export function HoursChart({
  label,
  series,
  hours,
  marks,
  isOngoing,
  readout,
  format,
  note,
  words,
  height = 260,
}: {
  label: string;
  series: readonly Series[];
  /** How many hours the drawing is wide, also those that have not come yet. */
  hours: number;
  marks: readonly HourMark[];
  /** The last value is of an hour that has not ended. */
  isOngoing: boolean;
  /** What is said of one hour, by its index. */
  readout: (hour: number) => string;
  format: (count: number) => string;
  /** Said above the drawing while no hour is chosen. */
  note: string;
  words: { outside: string; chooseHour: string };
  height?: number;
}) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const [hour, setHour] = useState<number | null>(null);
  const hatch = useId();
  const known = series[0]?.values.length ?? 0;
  const scale = countMarks(Math.max(0, ...series.flatMap((line) => [...line.values, ...line.before])));
  const top = scale.at(-1) ?? 1;
  const left = 12 + 7.5 * format(top).length;
  const hasRoom = (width - left) * (1 - known / hours) > NAME_WIDTH;
  const right = width < NARROW || hasRoom ? 8 : NAME_WIDTH;
  const inner = { width: Math.max(1, width - left - right), height: height - FOOT - 12 };
  const x = (index: number) => left + ((index + 0.5) / hours) * inner.width;
  const y = upwards(top, inner.height);
  const path = (values: readonly number[], from = 0, to = values.length) =>
    linePath(values.slice(from, to).map((value, i) => [x(i + from), y(value) + 12] as const));
  const names = spreadLabels(
    series.map((line) => y(line.values.at(-1) ?? 0)),
    16,
    inner.height - 8,
  );
  const end = left + (known / hours) * inner.width;
  const shown = hour === null ? null : Math.min(hour, known - 1);

  return (
    <figure className={styles.chart} aria-label={label}>
      <p className={styles.readout} aria-hidden="true">
        {shown === null || known === 0 ? (
          <span className={styles.keys}>
            {series.map((line) => (
              <span key={line.name} className={styles.key} style={{ color: `var(--${line.colour})` }}>
                {line.name}
              </span>
            ))}
            <span className={styles.note}>{note}</span>
          </span>
        ) : (
          readout(shown)
        )}
      </p>
      <div ref={ref} className={styles.field} style={{ blockSize: height }} onPointerLeave={() => setHour(null)}>
        {width > 0 && (
          <svg
            width={width}
            height={height}
            aria-hidden="true"
            onPointerMove={(event) => {
              const box = event.currentTarget.getBoundingClientRect();
              const index = Math.floor(((event.clientX - box.left - left) / inner.width) * hours);
              setHour(Math.max(0, Math.min(known - 1, index)));
            }}
          >
            <defs>
              <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <path d="M0 0V6" className={styles.hatch} />
              </pattern>
            </defs>
            <g className={styles.grid}>
              {scale.map((mark) => (
                <g key={mark} transform={`translate(0 ${y(mark) + 12})`}>
                  <path d={`M${left} 0H${left + inner.width}`} />
                  <text x={left - 8} y={4} textAnchor="end">
                    {format(mark)}
                  </text>
                </g>
              ))}
            </g>
            <HoursAxis
              marks={marks}
              x={(index) => left + (index / hours) * inner.width}
              y={inner.height + 12}
              end={width}
            />
            {known < hours && (
              <g>
                <rect x={end} y={12} width={left + inner.width - end} height={inner.height} fill={`url(#${hatch})`} />
                {left + inner.width - end > 130 && (
                  <text className={styles.outside} x={(end + left + inner.width) / 2} y={inner.height / 2 + 12}>
                    {words.outside}
                  </text>
                )}
              </g>
            )}
            {series.map((line) => (
              <g key={line.name} className={styles.line} style={{ stroke: `var(--${line.colour})` }}>
                <path className={styles.before} d={path(line.before)} />
                <path d={path(line.values, 0, isOngoing ? known - 1 : known)} />
                {isOngoing && <path className={styles.ongoing} d={path(line.values, Math.max(0, known - 2))} />}
                {known === 1 && <circle cx={x(0)} cy={y(line.values[0] ?? 0) + 12} r={2.5} />}
                {shown !== null && <circle cx={x(shown)} cy={y(line.values[shown] ?? 0) + 12} r={3.5} />}
              </g>
            ))}
            {shown !== null && <path className={styles.cursor} d={`M${x(shown)} 12V${inner.height + 12}`} />}
            {width >= NARROW &&
              series.map((line, i) => (
                <text
                  key={line.name}
                  className={styles.name}
                  x={(known < hours ? Math.min(x(known - 1), left + inner.width) : left + inner.width) + 10}
                  y={(names[i] ?? 0) + 16}
                  style={{ fill: `var(--${line.colour})` }}
                >
                  {line.name}
                </text>
              ))}
          </svg>
        )}
        {known > 0 && (
          <input
            className={styles.slider}
            type="range"
            aria-label={words.chooseHour}
            min={0}
            max={known - 1}
            value={shown ?? known - 1}
            aria-valuetext={readout(shown ?? known - 1)}
            onChange={(event) => setHour(Number(event.target.value))}
            onFocus={() => setHour(shown ?? known - 1)}
            onBlur={() => setHour(null)}
          />
        )}
      </div>
    </figure>
  );
}
