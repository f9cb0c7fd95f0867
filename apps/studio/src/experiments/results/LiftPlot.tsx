import { useState } from 'react';
import charts from '../../charts/HoursChart.module.css';
import type { ChartNote } from '../../charts/HoursChart.tsx';
import { useWidth } from '../../charts/use-width.ts';
import { withNotes } from '../../charts/with-notes.ts';
import { type LiftDay, LiftDrawing } from './LiftDrawing.tsx';

const HEIGHT = 280;

/** The interval day by day. Arrows move from day to day, as in the charts of hours. */
export function LiftPlot({
  label,
  days,
  readout,
  format,
  dayName,
  notes,
  words,
}: {
  label: string;
  days: readonly LiftDay[];
  /** Readout of a day. */
  readout: (day: LiftDay) => string;
  format: (lift: number) => string;
  dayName: (day: string) => string;
  /** Annotations, by the place of their day. */
  notes: readonly ChartNote[];
  words: { chooseDay: string };
}) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const [chosen, setDay] = useState<number | null>(null);
  const last = days.length - 1;
  const day = chosen === null ? null : Math.min(chosen, last);
  const text = days[day ?? last];
  if (!text) return null;
  const said = withNotes(
    readout(text),
    notes.filter(({ bucket }) => bucket === (day ?? last)),
  );
  return (
    <figure className={charts.chart} aria-label={label}>
      <p className={charts.readout} aria-hidden="true">
        {said}
      </p>
      <div ref={ref} className={charts.field} style={{ blockSize: HEIGHT }}>
        {width > 0 && (
          <LiftDrawing
            size={{ width, height: HEIGHT }}
            days={days}
            chosen={day}
            onDay={setDay}
            format={format}
            dayName={dayName}
            noted={notes.map(({ bucket }) => bucket)}
          />
        )}
        <input
          className={charts.slider}
          type="range"
          aria-label={words.chooseDay}
          min={0}
          max={last}
          value={day ?? last}
          aria-valuetext={said}
          onChange={(event) => setDay(Number(event.target.value))}
          onFocus={() => setDay(day ?? last)}
          onBlur={() => setDay(null)}
        />
      </div>
    </figure>
  );
}
