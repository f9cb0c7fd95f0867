import type { ReactNode } from 'react';
import { EpisodeLength } from '../../shared/episodes/EpisodeLength.tsx';
import type { ShelfItemView, WatchedView } from '../../shared/visitor/shelf-view.ts';
import { WatchedLine } from '../../shared/visitor/WatchedLine.tsx';
import { CardLink } from '../../ui/frame/CardLink.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import css from './ShelfItem.module.css';

interface ShelfItemProps {
  item: ShelfItemView | WatchedView;
  /** Heading level of its title. */
  level?: 2 | 3;
  /** Actions shown beside it. */
  children?: ReactNode;
}

const AREA = { video: 'tele', audio: 'radio', story: 'noticies' } as const;

/** A row of one of the visitor's lists. The row is a link; its actions are next to it. */
export function ShelfItem({ item, level = 3, children }: ShelfItemProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <li className={css.item} data-area={AREA[item.kind]}>
      <div className={css.row}>
        <div className={css.text}>
          <p className={css.source}>{item.source}</p>
          <Title className={css.title}>
            <CardLink to={item.path}>{item.title}</CardLink>
          </Title>
          <p className={css.at}>
            <time dateTime={item.at.iso}>{item.at.text}</time>
            {'positionS' in item && item.positionS === null && ' · Vist fins al final'}
          </p>
        </div>
        <div className={css.picture}>
          <Picture picture={item.picture} sizes="(width < 48rem) 34vw, 200px" isDecorative />
          {item.kind !== 'story' && <EpisodeLength lengthS={item.lengthS} kind={item.kind} />}
          {'positionS' in item && <WatchedLine watched={item} />}
        </div>
      </div>
      {children}
    </li>
  );
}
