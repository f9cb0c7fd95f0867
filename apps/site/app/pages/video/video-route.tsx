import type { MetaDescriptor } from 'react-router';
import { EpisodeStage } from '../../shared/episodes/EpisodeStage.tsx';
import { EpisodeTheatre } from '../../shared/episodes/EpisodeTheatre.tsx';
import { episodeMeta } from '../../shared/episodes/episode-meta.ts';
import { loadEpisode } from '../../shared/episodes/load-episode.ts';
import { rootOf } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { preloadProgrammeType } from '../../ui/design/preloads.ts';
import { THEATRE } from '../../ui/frame/theatre.ts';
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
