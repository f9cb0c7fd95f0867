import { type ReactNode, useState } from 'react';
import { useWords } from '../messages/language.ts';
import type { HourMark } from './HoursAxis.tsx';
import styles from './HoursChart.module.css';
import { HoursDrawing } from './HoursDrawing.tsx';
import type { Series } from './HoursLine.tsx';
import { layoutHours } from './hours-layout.ts';
import { countMarks } from './scale.ts';
import { useWidth } from './use-width.ts';
import { withNotes } from './with-notes.ts';

const HEIGHT = 260;

/** An annotation, in its part of the drawing. */
export interface ChartNote {
  bucket: number;
  text: string;
}

/** Annotations this near to the pointer are read out: a part may be narrower than a pixel. */
const NOTE_REACH_PX = 4;
const NO_PARTS: readonly number[] = [];

/**
 * Lines by hour, with a readout of the selected hour above. Arrows move from hour to hour: a range input covers the
 * drawing, so that keyboard and assistive technology need nothing else.
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
  comparison = '',
  notes,
  empty = NO_PARTS,
  words,
  below,
  onOpen,
}: {
  label: string;
  series: readonly Series[];
  /** Width of the drawing in hours, including future ones. */
  hours: number;
  marks: readonly HourMark[];
  /** The last value belongs to an hour that has not ended. */
  isOngoing: boolean;
  /** Readout of an hour, by its index. */
  readout: (hour: number) => string;
  format: (count: number) => string;
  /** Shown above the drawing while no hour is selected. */
  note: string;
  /** Name of the comparison lines, such as the previous period. */
  comparison?: string;
  /** Annotations, marked on the time axis and read out with their hour; none where the axis is no time of day. */
  notes: readonly ChartNote[];
  /** Places without any event: hatched, so that they are not read as zero. */
  empty?: readonly number[];
  words: { toCome: string; chooseHour: string };
  /** Under the time axis, exactly as wide as its hours. */
  below?: ReactNode;
  /** Opens the figure of an hour: of the line nearest to the press, of the first one by Enter. */
  onOpen?: ((hour: number, line: number) => void) | undefined;
}) {
  const { nothing } = useWords().chart;
  const [ref, width] = useWidth<HTMLDivElement>();
  const [chosen, setHour] = useState<number | null>(null);
  const known = series[0]?.values.length ?? 0;
  const last = known - 1;
  const hour = chosen === null || known === 0 ? null : Math.min(chosen, last);
  const size = { width, height: HEIGHT };
  const scale = countMarks(
    Math.max(0, ...series.flatMap((line) => [...line.values, ...line.before]).map((value) => value ?? 0)),
  );
  const top = scale.at(-1) ?? 1;
  const isCompared = comparison !== '' && series.some(({ before }) => before.length > 0);
  const isLonger = isCompared && series.some(({ before }) => before.length > known);
  const at = layoutHours({ ...size, hours, known, top, digits: format(top).length, isLonger });
  const isEmpty = series.every((line) => [...line.values, ...line.before].every((value) => !value));
  const reach = Math.floor(NOTE_REACH_PX / (at.border(1) - at.border(0)));
  const isNear = (index: number) => (note: ChartNote) => Math.abs(note.bucket - index) <= reach;
  const readoutOf = (index: number) => withNotes(readout(index), notes.filter(isNear(index)));

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
            {isCompared && <span className={`${styles.key} ${styles.note}`}>{comparison}</span>}
            <span className={styles.note}>{note}</span>
          </span>
        ) : (
          readoutOf(hour)
        )}
      </p>
      <div ref={ref} className={styles.field} style={{ blockSize: HEIGHT }}>
        {width > 0 && (
          <HoursDrawing
            size={size}
            at={at}
            scale={scale}
            series={series}
            comparison={comparison}
            hours={hours}
            known={known}
            marks={marks}
            isOngoing={isOngoing}
            chosen={hour}
            onHour={setHour}
            onOpen={onOpen}
            format={format}
            toCome={isEmpty ? '' : words.toCome}
            noted={notes.map(({ bucket }) => bucket)}
            empty={empty}
          />
        )}
        {known > 0 && isEmpty && <p className={styles.empty}>{nothing}</p>}
        {known > 0 && (
          <input
            className={styles.slider}
            type="range"
            aria-label={words.chooseHour}
            min={0}
            max={last}
            value={hour ?? last}
            aria-valuetext={readoutOf(hour ?? last)}
            onChange={(event) => setHour(Number(event.target.value))}
            onFocus={() => setHour(hour ?? last)}
            onBlur={() => setHour(null)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && onOpen) onOpen(hour ?? last, 0);
            }}
          />
        )}
      </div>
      {below && width > 0 && <div style={{ marginInlineStart: at.left, inlineSize: at.right - at.left }}>{below}</div>}
    </figure>
  );
}
