import styles from './Mark.module.css';

/** The product's name in lower case, its last stroke drawn out like a gust. */
export function Mark() {
  return (
    <span className={styles.mark}>
      <span className={styles.word}>sintonia</span>
      <svg className={styles.gust} viewBox="0 0 46 24" aria-hidden="true">
        <path d="M0 20.500C10 21 17 20.500 26 16.500S42 7.500 38.500 3.500C35.500.800 31 3.500 32 7.500C32.500 9.500 34.500 10.500 36.500 9.500" />
      </svg>
    </span>
  );
}
