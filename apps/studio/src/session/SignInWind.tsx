import { BRAND_STROKE } from '../design/BrandStroke.tsx';
import styles from './SignInScreen.module.css';

/** Turning point and offset of each stroke: chosen by eye, so that none crosses another. */
const ROWS = [
  { x: 250, y: -60 },
  { x: 90, y: 40 },
  { x: 330, y: 140 },
  { x: 180, y: 240, isLoud: true },
  { x: 20, y: 340 },
  { x: 280, y: 440 },
  { x: 120, y: 540 },
  { x: 300, y: 640 },
];

/** An ornament: rows of brand strokes, one of them in colour. */
export function SignInWind() {
  return (
    <svg className={styles.wind} viewBox="0 0 720 720" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      {ROWS.map(({ x, y, isLoud }) => (
        <path
          key={y}
          className={isLoud ? styles.loud : undefined}
          transform={`translate(${x} ${y}) scale(2.75)`}
          d={`M-400 33.600L${BRAND_STROKE.slice(1)}`}
        />
      ))}
    </svg>
  );
}
