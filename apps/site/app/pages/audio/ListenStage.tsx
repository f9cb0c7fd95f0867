import { usePlayerLink } from '@sintonia/player';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { Listen } from '../../features/radio/Listen.tsx';
import { episodeListenable } from '../../features/radio/listenable.ts';
import { useRadio } from '../../features/radio/radio-context.ts';
import { DeferredTexts } from '../../shared/episodes/DeferredTexts.tsx';
import type { EpisodeStageProps } from '../../shared/episodes/EpisodeStage.tsx';
import { useStartOffsetS } from '../../shared/episodes/use-start-offset.ts';
import { lengthInWords } from '../../ui/dates/length.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { useOwnHeroName } from '../../ui/pictures/use-hero-name.ts';
import css from './ListenStage.module.css';

/** An audio episode: its picture, and beside it chapters and transcript, linked to the player of the dock. */
export function ListenStage({ episode, transcript }: EpisodeStageProps) {
  const radio = useRadio();
  const link = usePlayerLink();
  const item = episodeListenable(episode);
  const mediaId = item.media.id;
  useEffect(() => {
    radio.change({ link: { mediaId, link } });
    return () => radio.change({ link: null });
  }, [radio, mediaId, link]);
  const fromHere = useMemo(() => {
    const seek = (positionS: number) =>
      radio.get().item?.media.id === mediaId
        ? link.seek(positionS)
        : radio.listen(episodeListenable(episode), { positionS, isRequested: true });
    return { ...link, seek };
  }, [radio, mediaId, link, episode]);
  const startOffsetS = useStartOffsetS();
  const beginAt = useEffectEvent(fromHere.seek);
  useEffect(() => {
    if (startOffsetS !== null) beginAt(startOffsetS);
  }, [startOffsetS]);
  return (
    <div className={css.band} data-theatre>
      <div className={css.inside}>
        <div className={css.picture}>
          <Picture
            picture={episode.picture}
            sizes="(width < 64rem) 100vw, 800px"
            isFirst
            isDecorative
            transitionName={useOwnHeroName()}
          />
          <div className={css.play}>
            <Listen item={item} words={`Escolta · ${lengthInWords(episode.clip.lengthS)}`} />
          </div>
        </div>
        <div className={css.texts}>
          <DeferredTexts chapters={episode.clip.chapters} transcript={transcript} link={fromHere} isOpen />
        </div>
      </div>
    </div>
  );
}
