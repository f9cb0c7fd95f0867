import type { WatchedView } from './shelf-view.ts';
import css from './WatchedLine.module.css';

const partSeen = ({ positionS, lengthS }: Pick<WatchedView, 'positionS' | 'lengthS'>): number =>
  positionS === null || lengthS <= 0 ? 1 : Math.min(1, positionS / lengthS);

/** Watched share, as a line along the lower edge of the picture. The text is given beside it. */
export const WatchedLine = ({ watched }: { watched: Pick<WatchedView, 'positionS' | 'lengthS'> }) => (
  <span className={css.line} aria-hidden="true">
    <span className={css.seen} style={{ width: `${Math.round(partSeen(watched) * 100)}%` }} />
  </span>
);
