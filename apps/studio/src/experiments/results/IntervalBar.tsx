import type { Measured } from '@sintonia/contracts';
import styles from './IntervalBar.module.css';
import { along, type LiftScale } from './lift-layout.ts';

const [WIDTH, HEIGHT] = [220, 20];
const UNBOUNDED = 1e9;

/** An interval on one line with others of its table; zero is marked. Its numbers are beside it. */
export function IntervalBar({ measured, scale }: { measured: Measured; scale: Pick<LiftScale, 'low' | 'high'> }) {
  const x = along(scale, WIDTH - 8);
  const [low, high] = [x(measured.low, -UNBOUNDED) + 4, x(measured.high, UNBOUNDED) + 4];
  const isOut = measured.differenceLow > 0 || measured.differenceHigh < 0;
  return (
    <svg className={styles.bar} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <path className={styles.zero} d={`M${x(0, 0) + 4} 0V${HEIGHT}`} />
      <path className={isOut ? styles.out : styles.range} d={`M${low} ${HEIGHT / 2}H${high}`} />
      <circle className={isOut ? styles.outDot : styles.dot} cx={x(measured.lift, 0) + 4} cy={HEIGHT / 2} r={4.5} />
    </svg>
  );
}
