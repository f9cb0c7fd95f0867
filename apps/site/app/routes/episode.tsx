import { redirect } from 'react-router';
import { preloadProgrammeType } from '../design/preloads.ts';
import { EpisodeTheatre } from '../episodes/EpisodeTheatre.tsx';
import { episodeLayer } from '../episodes/episode-layer.ts';
import { episodePageView } from '../episodes/episode-page-view.ts';
import { THEATRE } from '../frame/theatre.ts';
import { episodeObject } from '../machines/episode-object.ts';
import { pageMeta } from '../machines/page-meta.ts';
import { sharingPicture } from '../pictures/picture-view.ts';
import { rootOf, rootView } from '../root-view.ts';
import { siteContext } from '../site-context.ts';
import { downloadPath, toolsView } from '../tools/tools-view.ts';
import type { Route } from './+types/episode.ts';
import { idFrom, notFound } from './not-found-response.ts';

export const links = preloadProgrammeType;

export const handle = THEATRE;

/** `/video/{id}/` and `/audio/{id}/`: an episode has one of the two addresses, the other moves there. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = await site.catalogue.episode(idFrom(params.id));
  if (!page.ok) throw notFound();
  const episode = episodePageView(page.value, site);
  const transcript = await site.transcript(page.value.clip);
  if (!new URL(request.url).pathname.startsWith(`/${episode.kind}/`)) throw redirect(episode.path, 301);
  const { tv, radio } = site.catalogue.broadcaster();
  const { id, path, programme, title } = episode;
  const tools = toolsView(
    {
      item: `episode-${id}`,
      title: `${programme.title}: ${title}`,
      path,
      download: page.value.episode.canDownload ? downloadPath(id) : null,
    },
    site,
  );
  return {
    layer: episodeLayer(page.value, episode.kind === 'video' ? tv : radio),
    linkedData: [episodeObject(episode, rootView(site))],
    episode,
    transcript,
    tools,
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const root = rootOf(matches);
  const { episode, linkedData } = loaderData;
  return pageMeta({
    title: `${episode.title}. ${episode.programme.title}`,
    description: episode.synopsis,
    path: episode.path,
    origin: root.origin,
    siteName: episode.kind === 'video' ? root.broadcaster.tv : root.broadcaster.radio,
    picture: sharingPicture(episode.picture),
    type: 'video.episode',
    linkedData,
  });
}

export default function EpisodeRoute({ loaderData: { episode, transcript, tools } }: Route.ComponentProps) {
  return <EpisodeTheatre key={episode.id} episode={episode} transcript={transcript} tools={tools} />;
}
