import { lengthInWords } from '../dates/length.ts';
import { CardLink } from '../frame/CardLink.tsx';
import { Picture } from '../pictures/Picture.tsx';
import css from './GoingOnRail.module.css';
import type { WatchedView } from './shelf-view.ts';
import { WatchedLine } from './WatchedLine.tsx';

/** Episodes that were begun: what is left of each is one tap away. */
export const GoingOnRail = ({ watched }: { watched: readonly WatchedView[] }) => (
  <ul className={css.rail}>
    {watched.map((item) => (
      <li key={item.key} className={css.card}>
        <div className={css.picture}>
          <Picture picture={item.picture} sizes="(width < 48rem) 74vw, 300px" isDecorative />
          <WatchedLine watched={item} />
        </div>
        <h3 className={css.title}>
          <CardLink to={item.path}>{item.title}</CardLink>
        </h3>
        <p className={css.rest}>
          {item.source} · en queden {lengthInWords(item.lengthS - (item.positionS ?? 0))}
        </p>
      </li>
    ))}
  </ul>
);
