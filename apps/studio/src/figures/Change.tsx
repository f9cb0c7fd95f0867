import styles from './Change.module.css';

/** Change of a figure: sign and arrow say the direction, the colour whether it is good news. For sight only. */
export function Change({
  text,
  now,
  before,
  lessIsBetter,
}: {
  text: string;
  now: number;
  before: number;
  lessIsBetter: boolean;
}) {
  if (now === before)
    return (
      <span className={styles.change} aria-hidden="true">
        =
      </span>
    );
  const isUp = now > before;
  return (
    <span className={`${styles.change} ${isUp === lessIsBetter ? styles.worse : styles.better}`} aria-hidden="true">
      {isUp ? '▲' : '▼'} {text}
    </span>
  );
}
