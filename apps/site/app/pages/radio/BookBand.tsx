import { Link } from 'react-router';
import { ListenToEpisode } from '../../features/radio/episode/ListenToEpisode.tsx';
import type { audioOnDemand } from '../../features/radio/front/radio-front-view.ts';
import { isoLength, lengthInWords } from '../../ui/dates/length.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { useHeroName } from '../../ui/pictures/use-hero-name.ts';
import css from './BookBand.module.css';

type Book = Awaited<ReturnType<typeof audioOnDemand>>['books'][number];

/** An audiobook: cover, reader, and parts. */
export function BookBand({ book }: { book: Book }) {
  const { path, title, tagline, presenter, picture, first, parts } = book;
  return (
    <article className={css.book}>
      <Link to={path} className={css.cover} tabIndex={-1} aria-hidden="true">
        <Picture
          picture={picture}
          sizes="(width < 60rem) 92vw, 620px"
          isDecorative
          transitionName={useHeroName(path)}
        />
      </Link>
      <div className={css.words}>
        <h3 className={css.title}>
          <Link to={path}>{title}</Link>
        </h3>
        <p className={css.tagline}>{tagline}</p>
        <p className={css.reader}>Hi posa la veu {presenter}</p>
        {first && (
          <div className={css.ways}>
            <ListenToEpisode episode={first} words="Comença el llibre" />
          </div>
        )}
        <ol className={css.parts}>
          {parts.map((part) => (
            <li key={part.id}>
              <Link to={part.path}>
                <span>{part.title}</span>
                <time dateTime={isoLength(part.lengthS)}>{lengthInWords(part.lengthS)}</time>
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </article>
  );
}
