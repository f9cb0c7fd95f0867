import styles from './HoursChart.module.css';

export interface HourMark {
  /** At the beginning of which hour, counted from the left. */
  index: number;
  text: string;
  /** Where a day begins. */
  isDay: boolean;
}

/** Pixels that a letter takes at 12 px, on average; enough to leave out a name that would be cut. */
const LETTER = 6.2;

/** Names under the chart, and a hairline where a day begins. */
export function HoursAxis({
  marks,
  x,
  y,
  end,
}: {
  marks: readonly HourMark[];
  x: (index: number) => number;
  y: number;
  /** Where the drawing ends. */
  end: number;
}) {
  return (
    <g className={styles.axis}>
      {marks.map((mark) => (
        <g key={mark.index} transform={`translate(${x(mark.index)} 0)`}>
          {mark.isDay && mark.index > 0 && <path d={`M0 12V${y}`} />}
          <path d={`M0 ${y}v4`} />
          {x(mark.index) + mark.text.length * LETTER < end && (
            <text x={mark.index === 0 ? 0 : 3} y={y + 18}>
              {mark.text}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
