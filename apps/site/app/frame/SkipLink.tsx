import css from './SkipLink.module.css';

/** Id of the page's own part: what is skipped to, and where focus goes when what had it is gone. */
export const CONTENT = 'contingut';

export const SkipLink = () => (
  <a className={css.skip} href={`#${CONTENT}`}>
    Ves al contingut
  </a>
);
