import styles from './Change.module.css';

/** Below it a change is shown as 0 %. */
const LEAST = 0.0005;

/** A text that states a direction. */
const SIGNED = /^[+−×]/;

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
  // What is shown as no change has no direction.
  if (now === before || Math.abs(now / before - 1) < LEAST || !SIGNED.test(text))
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
