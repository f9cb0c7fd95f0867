import { episodeListenable } from '../../features/radio/listenable.ts';
import { loadEpisode } from '../../shared/episodes/load-episode.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import type { Route } from './+types/audio-listenable-route.ts';

/** `/audio/{id}/escolta.json`: the episode as a listenable, for lists. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { episode } = await loadEpisode(context.get(siteContext), params.id, 'audio');
  return Response.json(episodeListenable(episode), { headers: { 'Cache-Control': 'public, max-age=300' } });
}
