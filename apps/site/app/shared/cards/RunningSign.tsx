import css from './RunningSign.module.css';

/** Marks a running story. */
export const RunningSign = () => <span className={css.sign}>Directe</span>;
