import type { MetaDescriptor } from 'react-router';
import { preloadProgrammeType } from '../../design/preloads.ts';
import { EpisodeStage } from '../../episodes/EpisodeStage.tsx';
import { EpisodeTheatre } from '../../episodes/EpisodeTheatre.tsx';
import { loadEpisode } from '../../episodes/load-episode.ts';
import { THEATRE } from '../../frame/theatre.ts';
import { rootOf } from '../../root-view.ts';
import { siteContext } from '../../site-context.ts';
import { episodeMeta } from '../../structured-data/episode-meta.ts';
import type { Route } from './+types/video-route.ts';

export const links = preloadProgrammeType;

export const handle = THEATRE;

/** `/video/{id}/`. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadEpisode(context.get(siteContext), params.id, 'video');

export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? episodeMeta(loaderData, rootOf(matches)) : [];
}

export default function EpisodeRoute({ loaderData: { episode, transcript, tools } }: Route.ComponentProps) {
  return (
    <EpisodeTheatre
      key={episode.id}
      episode={episode}
      tools={tools}
      stage={<EpisodeStage episode={episode} transcript={transcript} />}
    />
  );
}
