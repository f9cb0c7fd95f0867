import styles from './BrandStroke.module.css';

/** The brand stroke: enters low from the left, lifts and turns on itself. Drawn in a 120 × 40 box. */
export const BRAND_STROKE = 'M2 34C36 35 62 33 84 25C106 17 120 6 110 2.500C102 0 94 6 99 14';

/** The stroke as a static ornament or, with `beat`, as a pulse: each new value of `beat` sends one pulse along it. */
export function BrandStroke({ beat, className = '' }: { beat?: number; className?: string }) {
  return (
    <svg className={`${styles.brandStroke} ${className}`} viewBox="0 0 120 40" aria-hidden="true">
      <path d={BRAND_STROKE} pathLength={100} className={beat === undefined ? styles.stroke : styles.rest} />
      {beat !== undefined && beat > 0 && <path key={beat} d={BRAND_STROKE} pathLength={100} className={styles.beat} />}
    </svg>
  );
}

/** A growing stroke during loading. */
export function LoadingStroke({ label }: { label: string }) {
  return (
    <span className={styles.loading} role="status">
      <svg viewBox="0 0 120 40" className={styles.brandStroke} aria-hidden="true">
        <path d={BRAND_STROKE} pathLength={100} className={styles.rest} />
        <path d={BRAND_STROKE} pathLength={100} className={styles.growing} />
      </svg>
      <span className="heard">{label}</span>
    </span>
  );
}
