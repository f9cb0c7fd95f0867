import type { ChartNote } from './HoursChart.tsx';
import styles from './Sparkline.module.css';
import { pathWithGaps, upwards } from './scale.ts';

const [WIDTH, HEIGHT] = [120, 28];

/** A figure over time without axes, with marks for its annotations. The table contains the same values. */
export function Sparkline({
  values,
  of,
  colour,
  notes,
  isOngoing = false,
}: {
  values: readonly (number | null)[];
  /** Width in parts, future ones included. */
  of: number;
  colour: string;
  notes: readonly ChartNote[];
  /** The last value belongs to a part that has not ended: it is dotted. */
  isOngoing?: boolean;
}) {
  const y = upwards(Math.max(1, ...values.map((value) => value ?? 0)), HEIGHT - 4);
  const middle = (part: number) => ((part + 0.5) / of) * WIDTH;
  const points = values.map((value, i) => (value === null ? null : ([middle(i), y(value) + 2] as const)));
  return (
    <>
      <svg className={styles.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.ground} d={`M0 ${HEIGHT - 2}H${WIDTH}`} />
        {[...new Set(notes.map(({ bucket }) => bucket))].map((part) => (
          <path key={part} className={styles.noted} data-noted="" d={`M${middle(part)} ${HEIGHT - 8}V${HEIGHT - 2}`}>
            <title>{textsAt(notes, part)}</title>
          </path>
        ))}
        <path d={pathWithGaps(isOngoing ? points.slice(0, -1) : points)} style={{ stroke: `var(--${colour})` }} />
        {isOngoing && (
          <path className={styles.ongoing} d={pathWithGaps(points.slice(-2))} style={{ stroke: `var(--${colour})` }} />
        )}
      </svg>
      {notes.length > 0 && <span className="heard">{notes.map(({ text }) => text).join('. ')}</span>}
    </>
  );
}

const textsAt = (notes: readonly ChartNote[], part: number): string =>
  notes
    .filter(({ bucket }) => bucket === part)
    .map(({ text }) => text)
    .join(' · ');
