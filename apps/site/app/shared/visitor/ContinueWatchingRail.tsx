import { lengthInWords } from '../../ui/dates/length.ts';
import { CardLink } from '../../ui/frame/CardLink.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import css from './ContinueWatchingRail.module.css';
import type { ShelfItemView, WatchedView } from './shelf-view.ts';
import { WatchedLine } from './WatchedLine.tsx';

type Item = ShelfItemView | WatchedView;

/** Remaining time of an episode that was started; broadcast date of a new one. */
const restOf = (item: Item): string =>
  'positionS' in item ? `en queden ${lengthInWords(item.lengthS - (item.positionS ?? 0))}` : item.at.text;

/** Episodes that were started or are new, each as one link. */
export const ContinueWatchingRail = ({ items }: { items: readonly Item[] }) => (
  <ul className={css.rail}>
    {items.map((item) => (
      <li key={item.key} className={css.card}>
        <div className={css.picture}>
          <Picture picture={item.picture} sizes="(width < 48rem) 74vw, 300px" isDecorative />
          {'positionS' in item && <WatchedLine watched={item} />}
        </div>
        <h3 className={css.title}>
          <CardLink to={item.path}>{item.title}</CardLink>
        </h3>
        <p className={css.rest}>
          {item.source} · {restOf(item)}
        </p>
      </li>
    ))}
  </ul>
);
