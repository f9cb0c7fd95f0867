import type { MetaDescriptor } from 'react-router';
import { EpisodeTheatre } from '../../shared/episodes/EpisodeTheatre.tsx';
import { episodeMeta } from '../../shared/episodes/episode-meta.ts';
import { loadEpisode } from '../../shared/episodes/load-episode.ts';
import { rootOf } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { preloadProgrammeType } from '../../ui/design/preloads.ts';
import type { Route } from './+types/audio-route.ts';
import { ListenStage } from './ListenStage.tsx';

export const links = preloadProgrammeType;

/** `/audio/{id}/`: an audio episode plays in the dock, and continues on other pages. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadEpisode(context.get(siteContext), params.id, 'audio');

export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? episodeMeta(loaderData, rootOf(matches)) : [];
}

export default function AudioEpisodeRoute({ loaderData: { episode, transcript, tools } }: Route.ComponentProps) {
  return (
    <EpisodeTheatre
      key={episode.id}
      episode={episode}
      tools={tools}
      stage={<ListenStage episode={episode} transcript={transcript} />}
    />
  );
}
