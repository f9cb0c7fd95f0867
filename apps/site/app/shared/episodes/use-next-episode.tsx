import type { NextEpisode } from '@sintonia/player';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { Picture } from '../../ui/pictures/Picture.tsx';
import type { EpisodeCardView } from './episode-view.ts';
import { FOLLOWING } from './use-following.ts';

/** Next episode that the player offers at the end. */
export function useNextEpisode(episode: EpisodeCardView | null): NextEpisode | null {
  const navigate = useNavigate();
  return useMemo(
    () =>
      episode && {
        title: episode.title,
        place: `${episode.programmeTitle} · ${episode.place}`,
        picture: <Picture picture={episode.picture} sizes="(width < 40rem) 100vw, 560px" isDecorative />,
        href: episode.path,
        go: () => void navigate(episode.path, { state: FOLLOWING }),
      },
    [episode, navigate],
  );
}
