import css from './RunningSign.module.css';

/** Says that a story is being told while it happens. */
export const RunningSign = () => <span className={css.sign}>Directe</span>;
