import styles from './Sparkline.module.css';
import { linePath, upwards } from './scale.ts';

const [WIDTH, HEIGHT] = [120, 28];

/** A figure over time without axes, above that of the comparison period. The table contains the same values. */
export function Sparkline({ values, of, colour }: { values: readonly number[]; of: number; colour: string }) {
  const y = upwards(Math.max(1, ...values), HEIGHT - 4);
  const points = values.map((value, i) => [((i + 0.5) / of) * WIDTH, y(value) + 2] as const);
  return (
    <svg className={styles.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.ground} d={`M0 ${HEIGHT - 2}H${WIDTH}`} />
      <path d={linePath(points)} style={{ stroke: `var(--${colour})` }} />
    </svg>
  );
}
