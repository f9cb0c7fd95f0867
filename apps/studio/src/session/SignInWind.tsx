import styles from './SignInScreen.module.css';

/** Rows of the gust, each a little further on: a field of wind with one stroke in colour. */
export function SignInWind() {
  const rows = Array.from({ length: 15 }, (_, row) => row);
  return (
    <svg className={styles.wind} viewBox="0 0 640 720" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      {rows.map((row) => {
        const x = 40 * Math.sin(row * 1.1) + row * 9;
        const y = row * 47 - 20;
        const long = 250 + 90 * Math.cos(row * 1.7);
        return (
          <path
            key={row}
            className={row === 6 ? styles.loud : undefined}
            d={`M${-140} ${y + 66}C${x + 20} ${y + 70} ${x + long * 0.5} ${y + 70} ${x + long * 0.8} ${y + 46}S${x + long * 1.16} ${y + 2} ${x + long * 1.08} ${y - 14}S${x + long * 0.96} ${y - 8} ${x + long} ${y + 8}`}
          />
        );
      })}
    </svg>
  );
}
