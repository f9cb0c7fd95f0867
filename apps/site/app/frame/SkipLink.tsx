import css from './SkipLink.module.css';

export const SkipLink = () => (
  <a className={css.skip} href="#contingut">
    Ves al contingut
  </a>
);
