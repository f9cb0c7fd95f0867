import { useState } from 'react';
import type { HourMark } from './HoursAxis.tsx';
import styles from './HoursChart.module.css';
import { HoursDrawing, type Series } from './HoursDrawing.tsx';
import { useWidth } from './use-width.ts';

const HEIGHT = 260;

/**
 * Lines by the hour, and above them what is said of the hour one points at. Arrows move from hour to hour:
 * a range input lies over the drawing, so keyboard and assistive technology need nothing else.
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
  words: { toCome: string; chooseHour: string };
}) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const [chosen, setHour] = useState<number | null>(null);
  const known = series[0]?.values.length ?? 0;
  const last = known - 1;
  const hour = chosen === null || known === 0 ? null : Math.min(chosen, last);

  return (
    <figure className={styles.chart} aria-label={label}>
      <p className={styles.readout} aria-hidden="true">
        {hour === null ? (
          <span className={styles.keys}>
            {series.map((line) => (
              <span key={line.name} className={styles.key} style={{ color: `var(--${line.colour})` }}>
                {line.name}
              </span>
            ))}
            <span className={styles.note}>{note}</span>
          </span>
        ) : (
          readout(hour)
        )}
      </p>
      <div ref={ref} className={styles.field} style={{ blockSize: HEIGHT }}>
        {width > 0 && (
          <HoursDrawing
            size={{ width, height: HEIGHT }}
            series={series}
            hours={hours}
            known={known}
            marks={marks}
            isOngoing={isOngoing}
            chosen={hour}
            onHour={setHour}
            format={format}
            toCome={words.toCome}
          />
        )}
        {known > 0 && (
          <input
            className={styles.slider}
            type="range"
            aria-label={words.chooseHour}
            min={0}
            max={last}
            value={hour ?? last}
            aria-valuetext={readout(hour ?? last)}
            onChange={(event) => setHour(Number(event.target.value))}
            onFocus={() => setHour(hour ?? last)}
            onBlur={() => setHour(null)}
          />
        )}
      </div>
    </figure>
  );
}
