import styles from './HoursChart.module.css';
import type { HoursLayout } from './hours-layout.ts';

export interface HourMark {
  /** At the beginning of which hour, counted from the left. */
  index: number;
  text: string;
  /** Where a day begins. */
  isDay: boolean;
}

/** Pixels that a letter takes at 12 px, on average; enough to leave out a name that would be cut. */
const LETTER = 6.2;

/** Names under the chart, and a hairline where a day begins. `end` is where the drawing ends. */
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
