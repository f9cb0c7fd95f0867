import { useId } from 'react';
import { endLabels, LINE } from './end-labels.ts';
import { type HourMark, HoursAxis } from './HoursAxis.tsx';
import styles from './HoursChart.module.css';
import { Line, MIN_LABELLED_FUTURE_PX, type Series } from './HoursLine.tsx';
import type { HoursLayout } from './hours-layout.ts';

/** Grid, lines and labels. Future hours and empty days are hatched, the current hour is dotted. */
export function HoursDrawing({
  size,
  at,
  scale,
  series,
  comparison,
  hours,
  known,
  marks,
  isOngoing,
  chosen,
  onHour,
  onOpen,
  format,
  toCome,
  noted,
  empty,
}: {
  size: { width: number; height: number };
  at: HoursLayout;
  /** Marks of the vertical axis, from zero. */
  scale: readonly number[];
  series: readonly Series[];
  /** Name of the comparison lines; '' to show none. */
  comparison: string;
  hours: number;
  known: number;
  marks: readonly HourMark[];
  isOngoing: boolean;
  chosen: number | null;
  onHour: (hour: number | null) => void;
  /** Gets the line nearest to the press. */
  onOpen: ((hour: number, line: number) => void) | undefined;
  format: (count: number) => string;
  /** Name of the hours to come; '' to show none. */
  toCome: string;
  /** Hours with annotations. */
  noted: readonly number[];
  /** Places without any event. */
  empty: readonly number[];
}) {
  const hatch = useId();
  const labels = endLabels(series, comparison, known, hours, at);
  const end = at.border(known);

  return (
    <svg
      {...size}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
      data-opens={onOpen !== undefined}
      onClick={({ clientX, clientY, currentTarget }) => {
        if (!onOpen || known === 0) return;
        const { left, top } = currentTarget.getBoundingClientRect();
        const hour = at.hourAt(clientX - left);
        onOpen(
          hour,
          nearestLine(series, hour, (value) => Math.abs(at.y(value) - (clientY - top))),
        );
      }}
      onPointerMove={(event) => {
        if (known > 0) onHour(at.hourAt(event.clientX - event.currentTarget.getBoundingClientRect().left));
      }}
      onPointerLeave={() => onHour(null)}
    >
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" className={styles.hatch} />
        </pattern>
      </defs>
      {scale.map((mark) => (
        <g key={mark} className={styles.grid} transform={`translate(0 ${at.y(mark)})`}>
          <path d={`M${at.left} 0H${at.right}`} />
          <text x={at.left - 8} y={4} textAnchor="end">
            {format(mark)}
          </text>
        </g>
      ))}
      {[...new Set(noted)].map((hour) => (
        <path
          key={hour}
          className={styles.noted}
          data-chosen={hour === chosen}
          d={`M${at.middle(hour)} ${hour === chosen ? at.head : at.foot - 7}V${at.foot - 7}m-4 7l4 -7l4 7z`}
        />
      ))}
      <HoursAxis marks={marks} at={at} end={size.width} />
      {empty.map((hour) => (
        <rect
          key={hour}
          data-empty=""
          x={at.border(hour)}
          y={at.head}
          width={at.border(hour + 1) - at.border(hour)}
          height={at.foot - at.head}
          fill={`url(#${hatch})`}
        />
      ))}
      {known < hours && (
        <rect x={end} y={at.head} width={at.right - end} height={at.foot - at.head} fill={`url(#${hatch})`} />
      )}
      {toCome !== '' && at.right - end > MIN_LABELLED_FUTURE_PX && (
        <text className={styles.outside} x={(end + at.right) / 2} y={(at.head + at.foot) / 2}>
          {toCome}
        </text>
      )}
      {series.map((line) => (
        <Line key={line.name} line={line} at={at} isOngoing={isOngoing} chosen={chosen} />
      ))}
      {chosen !== null && <path className={styles.cursor} d={`M${at.middle(chosen)} ${at.head}V${at.foot}`} />}
      {at.hasNames &&
        labels.map(({ name, colour, lines, x, y }) => (
          <text key={`${colour} ${name}`} className={styles.name} style={{ fill: `var(--${colour})` }}>
            {lines.map((words, row, { length }) => (
              <tspan key={words} x={x} y={y + 4 + (row - (length - 1) / 2) * LINE}>
                {words}
              </tspan>
            ))}
          </text>
        ))}
    </svg>
  );
}

/** Index of the line whose value at an hour is the nearest; 0 without any value there. */
function nearestLine(series: readonly Series[], hour: number, distanceOf: (value: number) => number): number {
  const distances = series.map(({ values }) => {
    const value = values[hour];
    return typeof value === 'number' ? distanceOf(value) : Number.POSITIVE_INFINITY;
  });
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
