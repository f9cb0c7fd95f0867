import { Link } from 'react-router';
import { lengthInWords } from '../../ui/dates/length.ts';
import { CardLink } from '../../ui/frame/CardLink.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { useHeroName } from '../../ui/pictures/use-hero-name.ts';
import { MarkedLine } from './MarkedLine.tsx';
import css from './SearchHitRow.module.css';
import type { HitView } from './search-view.ts';

/** One result: kind, title, matching text, and publication date. */
export function SearchHitRow({ hit }: { hit: HitView }) {
  return (
    <li className={css.item} data-area={hit.area} data-kind={hit.kind}>
      <div className={css.text}>
        <p className={css.place}>{hit.place}</p>
        <h3 className={css.title}>
          <CardLink to={hit.path}>
            <MarkedLine runs={hit.title} />
          </CardLink>
        </h3>
        <p className={css.excerpt}>
          <MarkedLine runs={hit.excerpt} />
        </p>
        {hit.spoken && (
          <Link to={hit.spoken.path} className={css.spoken}>
            <span className="hidden">Reprodueix des del moment </span>
            <span className={css.date}>{hit.spoken.at}</span>
            <q>
              <MarkedLine runs={hit.spoken.text} />
            </q>
          </Link>
        )}
        <p className={css.meta}>
          {hit.published && <time dateTime={hit.published.iso}>{hit.published.text}</time>}
          {hit.lengthS !== null && <span>{lengthInWords(hit.lengthS)}</span>}
        </p>
      </div>
      <div className={css.picture}>
        <Picture
          picture={hit.picture}
          sizes="(width < 48rem) 30vw, 220px"
          isDecorative
          transitionName={useHeroName(hit.path)}
        />
      </div>
    </li>
  );
}
