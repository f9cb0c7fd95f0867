import { Link } from 'react-router';
import { ListenToEpisode } from '../../features/radio/episode/ListenToEpisode.tsx';
import type { SeriesView } from '../../features/radio/front/radio-front-view.ts';
import { FeedLink } from '../../features/radio/podcasts/FeedLink.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { useHeroName } from '../../ui/pictures/use-hero-name.ts';
import css from './PodcastRow.module.css';

/** A podcast: description, newest episode, and feed. */
export function PodcastRow({ podcast }: { podcast: SeriesView }) {
  const { path, title, tagline, presenter, genre, episodes, picture, first, feedPath } = podcast;
  return (
    <li className={css.podcast}>
      <Link to={path} className={css.picture} tabIndex={-1} aria-hidden="true">
        <Picture
          picture={picture}
          sizes="(width < 48rem) 92vw, 400px"
          isDecorative
          transitionName={useHeroName(path)}
        />
      </Link>
      <div className={css.words}>
        <h2 className={css.title}>
          <Link to={path}>{title}</Link>
        </h2>
        <p className={css.tagline}>{tagline}</p>
        <p className={css.meta}>
          {presenter} · {genre} · {episodes}
        </p>
        {first && (
          <p className={css.latest}>
            <ListenToEpisode episode={first} words="Escolta l’últim" />
            <span>
              <Link to={first.path} className={css.episode}>
                {first.title}
              </Link>
              <time dateTime={first.broadcast.iso}>{first.broadcast.text}</time>
            </span>
          </p>
        )}
        <FeedLink title={title} path={feedPath} />
      </div>
    </li>
  );
}
