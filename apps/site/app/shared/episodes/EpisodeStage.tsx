import { type TranscriptCue, usePlayerLink } from '@sintonia/player';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { sharingPicture } from '../../ui/pictures/picture-view.ts';
import { useOwnHeroName } from '../../ui/pictures/use-hero-name.ts';
import { DeferredPlayer } from '../measurement/DeferredPlayer.tsx';
import { useAccountPositions } from '../visitor/use-account-positions.ts';
import { DeferredTexts } from './DeferredTexts.tsx';
import css from './EpisodeStage.module.css';
import { episodeMetadata } from './episode-metadata.ts';
import type { EpisodeView } from './episode-page-view.ts';
import { streamOf } from './stream-of.ts';
import { useFollowing } from './use-following.ts';
import { useNextEpisode } from './use-next-episode.tsx';
import { useStartOffsetS } from './use-start-offset.ts';

export interface EpisodeStageProps {
  episode: EpisodeView;
  transcript: readonly TranscriptCue[];
}

/** The picture, and beside it transcript and chapters. */
export function EpisodeStage({ episode, transcript }: EpisodeStageProps) {
  const { programme, channel, clip } = episode;
  const link = usePlayerLink();
  const heroName = useOwnHeroName();
  const next = useNextEpisode(episode.next);
  const startOffsetS = useStartOffsetS();
  const isFollowing = useFollowing();
  const resumeStore = useAccountPositions();
  return (
    <div className={css.band}>
      <DeferredPlayer
        className={css.stage}
        clip={clip}
        id={String(episode.id)}
        name={`${programme.title}: ${episode.title}`}
        stream={streamOf(episode)}
        channel={channel.slug}
        metadata={episodeMetadata(episode)}
        artist={programme.title}
        artwork={sharingPicture(episode.picture)}
        next={next}
        automaticFromS={startOffsetS ?? (isFollowing ? 0 : null)}
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
      <DeferredTexts chapters={clip.chapters} transcript={transcript} link={link} />
    </div>
  );
}
