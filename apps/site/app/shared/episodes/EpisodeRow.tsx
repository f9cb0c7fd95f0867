import type { ReactNode } from 'react';
import { CardLink } from '../../ui/frame/CardLink.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { useHeroName } from '../../ui/pictures/use-hero-name.ts';
import { EpisodeLength } from './EpisodeLength.tsx';
import css from './EpisodeRow.module.css';
import type { EpisodeCardView } from './episode-view.ts';

interface EpisodeRowProps {
  episode: EpisodeCardView;
  /** A list of one programme leaves out the programme's name. */
  isOfOneProgramme?: boolean;
  level?: 2 | 3;
  /** Further action, shown over the picture. */
  action?: ReactNode;
}

/** An episode in a list: picture with duration, place in its season, title, synopsis, broadcast date. */
export function EpisodeRow({ episode, isOfOneProgramme = false, level = 3, action }: EpisodeRowProps) {
  const place = isOfOneProgramme ? episode.place : `${episode.programmeTitle} · ${episode.place}`;
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <li className={css.item}>
      <div className={css.row}>
        <div className={css.text}>
          {place && <p className={css.place}>{place}</p>}
          <Title className={css.title}>
            <CardLink to={episode.path}>{episode.title}</CardLink>
          </Title>
          <p className={css.synopsis}>{episode.synopsis}</p>
          <p className={css.date}>
            <time dateTime={episode.broadcast.iso}>{episode.broadcast.text}</time>
          </p>
        </div>
        <div className={css.picture}>
          <Picture
            picture={episode.picture}
            sizes="(width < 48rem) 40vw, 300px"
            isDecorative
            transitionName={useHeroName(episode.path)}
          />
          <EpisodeLength lengthS={episode.lengthS} kind={episode.kind} />
          {action && <span className={css.action}>{action}</span>}
        </div>
      </div>
    </li>
  );
}
