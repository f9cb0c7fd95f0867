import { EpisodeLength } from '../../shared/episodes/EpisodeLength.tsx';
import type { EpisodeCardView } from '../../shared/episodes/episode-view.ts';
import { CardLink } from '../../ui/frame/CardLink.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { useHeroName } from '../../ui/pictures/use-hero-name.ts';
import css from './MostWatched.module.css';

/** Most watched episodes, numbered. @param isOfDemo by a simulated audience: stated above the list */
export const MostWatched = ({ episodes, isOfDemo }: { episodes: EpisodeCardView[]; isOfDemo: boolean }) => (
  <>
    {isOfDemo && (
      <p className={css.demo}>Dades de demostració: un públic simulat, mentre ningú no hi hagi mirat res.</p>
    )}
    <ol className={css.list}>
      {episodes.map((episode) => (
        <MostWatchedItem key={episode.id} episode={episode} />
      ))}
    </ol>
  </>
);

const MostWatchedItem = ({ episode }: { episode: EpisodeCardView }) => (
  <li className={css.item}>
    <div className={css.text}>
      <h3 className={css.title}>
        <CardLink to={episode.path}>{episode.title}</CardLink>
      </h3>
      <p className={css.programme}>{episode.programmeTitle}</p>
    </div>
    <div className={css.picture}>
      <Picture
        picture={episode.picture}
        sizes="(width < 48rem) 34vw, 220px"
        isDecorative
        transitionName={useHeroName(episode.path)}
      />
      <EpisodeLength lengthS={episode.lengthS} kind={episode.kind} />
    </div>
  </li>
);
