import styles from './HoursChart.module.css';
import type { HoursLayout } from './hours-layout.ts';
import { pathWithGaps } from './scale.ts';

export interface Series {
  name: string;
  /** Token of its accent colour. */
  colour: 'temps' | 'radio' | 'tele' | 'noticies' | 'ink';
  /** Null where there is none: the line has a gap. */
  values: readonly (number | null)[];
  /** Hourly values of the comparison period; empty without one. */
  before: readonly (number | null)[];
}

/** Smallest width of the hatched part that gets a label. */
export const MIN_LABELLED_FUTURE_PX = 130;

export function Line({
  line,
  at,
  isOngoing,
  chosen,
}: {
  line: Series;
  at: HoursLayout;
  isOngoing: boolean;
  chosen: number | null;
}) {
  const path = (values: readonly (number | null)[], from = 0, to = values.length) =>
    pathWithGaps(
      values.slice(from, to).map((value, i) => (value === null ? null : ([at.middle(i + from), at.y(value)] as const))),
    );
  const known = line.values.length;
  const dot = chosen ?? (known === 1 ? 0 : null);
  const atDot = dot === null ? null : (line.values[dot] ?? null);
  return (
    <g className={styles.line} style={{ stroke: `var(--${line.colour})` }}>
      <path className={styles.before} d={path(line.before)} />
      <path d={path(line.values, 0, isOngoing ? known - 1 : known)} />
      {isOngoing && <path className={styles.ongoing} d={path(line.values, Math.max(0, known - 2))} />}
      {dot !== null && atDot !== null && <circle cx={at.middle(dot)} cy={at.y(atDot)} r={3.5} />}
    </g>
  );
}
