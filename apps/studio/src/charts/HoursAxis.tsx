import styles from './HoursChart.module.css';

export interface HourMark {
  /** At the beginning of which hour, counted from the left. */
  index: number;
  text: string;
  /** Where a day begins. */
  isDay: boolean;
}

/** Names under the chart, and a hairline where a day begins. */
export function HoursAxis({ marks, x, y }: { marks: readonly HourMark[]; x: (index: number) => number; y: number }) {
  return (
    <g className={styles.axis}>
      {marks.map((mark) => (
        <g key={mark.index} transform={`translate(${x(mark.index)} 0)`}>
          {mark.isDay && mark.index > 0 && <path d={`M0 12V${y}`} />}
          <path d={`M0 ${y}v4`} />
          <text x={mark.index === 0 ? 0 : 3} y={y + 18}>
            {mark.text}
          </text>
        </g>
      ))}
    </g>
  );
}
