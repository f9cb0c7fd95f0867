import type { MetaDescriptor } from 'react-router';
import { preloadProgrammeType } from '../../design/preloads.ts';
import { EpisodeTheatre } from '../../episodes/EpisodeTheatre.tsx';
import { loadEpisode } from '../../episodes/load-episode.ts';
import { rootOf } from '../../root-view.ts';
import { siteContext } from '../../site-context.ts';
import { episodeMeta } from '../../structured-data/episode-meta.ts';
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
