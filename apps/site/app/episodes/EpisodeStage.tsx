import { type TranscriptCue, usePlayerLink } from '@sintonia/player';
import { MeasuredPlayer } from '../measurement/MeasuredPlayer.tsx';
import { Picture } from '../pictures/Picture.tsx';
import { sharingPicture } from '../pictures/picture-view.ts';
import { useOwnHeroName } from '../pictures/use-hero-name.ts';
import { useAccountPlaces } from '../visitor/use-account-places.ts';
import css from './EpisodeStage.module.css';
import { EpisodeTexts } from './EpisodeTexts.tsx';
import { episodeMetadata } from './episode-metadata.ts';
import type { EpisodeView } from './episode-page-view.ts';
import { streamOf } from './stream-of.ts';
import { useFollowing } from './use-following.ts';
import { useMoment } from './use-moment.ts';
import { useNextEpisode } from './use-next-episode.tsx';

export interface EpisodeStageProps {
  episode: EpisodeView;
  transcript: readonly TranscriptCue[];
}

/** The picture, and beside it what is said and in which chapters. */
export function EpisodeStage({ episode, transcript }: EpisodeStageProps) {
  const { programme, channel, clip } = episode;
  const link = usePlayerLink();
  const heroName = useOwnHeroName();
  const next = useNextEpisode(episode.next);
  const momentS = useMoment();
  const isFollowing = useFollowing();
  const resumeStore = useAccountPlaces();
  return (
    <div className={css.band}>
      <div className={css.stage}>
        <MeasuredPlayer
          clip={clip}
          id={String(episode.id)}
          name={`${programme.title}: ${episode.title}`}
          stream={streamOf(episode)}
          channel={channel.slug}
          metadata={episodeMetadata(episode)}
          artist={programme.title}
          artwork={sharingPicture(episode.picture)}
          next={next}
          automaticFromS={momentS ?? (isFollowing ? 0 : null)}
          link={link}
          resumeStore={resumeStore}
          poster={
            <Picture
              picture={episode.picture}
              sizes="(width < 84rem) 100vw, 1280px"
              isFirst
              isDecorative
              transitionName={heroName}
            />
          }
        />
      </div>
      <EpisodeTexts chapters={clip.chapters} transcript={transcript} link={link} />
    </div>
  );
}
