import styles from './Sparkline.module.css';
import { pathWithGaps, upwards } from './scale.ts';

const [WIDTH, HEIGHT] = [120, 28];

/** A figure over time without axes, above that of the comparison period. The table contains the same values. */
export function Sparkline({ values, of, colour }: { values: readonly (number | null)[]; of: number; colour: string }) {
  const y = upwards(Math.max(1, ...values.map((value) => value ?? 0)), HEIGHT - 4);
  const points = values.map((value, i) =>
    value === null ? null : ([((i + 0.5) / of) * WIDTH, y(value) + 2] as const),
  );
  return (
    <svg className={styles.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.ground} d={`M0 ${HEIGHT - 2}H${WIDTH}`} />
      <path d={pathWithGaps(points)} style={{ stroke: `var(--${colour})` }} />
    </svg>
  );
}
