import { episodeMetadata } from '../../shared/episodes/episode-metadata.ts';
import type { EpisodeView } from '../../shared/episodes/episode-page-view.ts';
import { DeferredPlayer } from '../../shared/measurement/DeferredPlayer.tsx';
import { useRootView } from '../../shared/site/root-view.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { sharingPicture } from '../../ui/pictures/picture-view.ts';
import css from './EmbeddedVideo.module.css';

/** A video embedded in another site: the picture, its title, and a link to this site. */
export function EmbeddedVideo({ episode }: { episode: EpisodeView }) {
  const { programme, channel, clip, title } = episode;
  const root = useRootView();
  const name = `${programme.title}: ${title}`;
  return (
    <article className={css.frame} data-area={episode.area}>
      <DeferredPlayer
        className={css.stage}
        clip={clip}
        id={String(episode.id)}
        name={name}
        channel={channel.slug}
        metadata={episodeMetadata(episode)}
        artist={programme.title}
        artwork={sharingPicture(episode.picture)}
        poster={<Picture picture={episode.picture} sizes="100vw" isFirst isDecorative />}
      />
      <h1 className={css.title}>
        <a href={episode.path} target="_blank" rel="noopener">
          <span className={css.programme}>{programme.title}</span> {title}
          <span className="hidden"> (s’obre a {root?.broadcaster.tv} en una finestra nova)</span>
        </a>
      </h1>
    </article>
  );
}
