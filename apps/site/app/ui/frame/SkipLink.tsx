import { CONTENT_REGION } from '@sintonia/contracts/site-paths';
import css from './SkipLink.module.css';

/** Id of the main content: target of the skip link, and of focus when its element disappears. */
export const CONTENT = CONTENT_REGION;

export const SkipLink = () => (
  <a className={css.skip} href={`#${CONTENT}`}>
    Ves al contingut
  </a>
);
