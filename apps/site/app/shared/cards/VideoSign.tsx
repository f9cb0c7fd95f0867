import css from './VideoSign.module.css';

/** Marks a story that has a video. */
export const VideoSign = () => (
  <span className={css.sign}>
    <svg viewBox="0 0 12 12" width="11" height="11" fill="currentColor" aria-hidden="true">
      <path d="M2 1v10l9-5z" />
    </svg>
    Vídeo
  </span>
);
