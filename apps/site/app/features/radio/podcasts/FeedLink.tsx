import css from './FeedLink.module.css';

/** Feed of a podcast: the address for podcast applications. */
export const FeedLink = ({ title, path }: { title: string; path: string }) => (
  <a className={css.feed} href={path} type="application/rss+xml">
    <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true">
      <path d="M5.5 16.2a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM3.2 9.8V13a8 8 0 0 1 8 8h3.2A11.2 11.2 0 0 0 3.2 9.8zM3.2 3.5v3.2A14.3 14.3 0 0 1 17.5 21h3.2A17.5 17.5 0 0 0 3.2 3.5z" />
    </svg>
    RSS<span className="hidden"> de {title}</span>
  </a>
);
