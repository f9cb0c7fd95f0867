import styles from './HoursChart.module.css';
import type { HoursLayout } from './hours-layout.ts';

export interface HourMark {
  /** Hour at whose start the mark is, counted from the left. */
  index: number;
  text: string;
  /** At the start of a day. */
  isDay: boolean;
}

/** Average width of a letter at 12 px; sufficient for leaving out a name that would be cut. */
const LETTER = 6.2;

/** Names under the chart, and a hairline at the start of each day. `end` is the right edge of the drawing. */
export function HoursAxis({ marks, at, end }: { marks: readonly HourMark[]; at: HoursLayout; end: number }) {
  return (
    <g className={styles.axis}>
      {marks.map((mark) => (
        <g key={mark.index} transform={`translate(${at.border(mark.index)} 0)`}>
          {mark.isDay && mark.index > 0 && <path d={`M0 ${at.head}V${at.foot}`} />}
          <path d={`M0 ${at.foot}v4`} />
          {at.border(mark.index) + mark.text.length * LETTER < end && (
            <text x={mark.index === 0 ? 0 : 3} y={at.foot + 18}>
              {mark.text}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
