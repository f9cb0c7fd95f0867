import styles from './Mark.module.css';

/** The product's name in lower case, with its last stroke extended. */
export function Mark() {
  return (
    <span className={styles.mark}>
      <span className={styles.word}>sintonia</span>
      <svg className={styles.brandStroke} viewBox="0 0 46 24" aria-hidden="true">
        <path d="M0 20.500C12 21 23 19.500 32 14.500C40 10 43.500 3.500 38.500 1.500C34.500 0 31 3.500 33.500 7.500" />
      </svg>
    </span>
  );
}
