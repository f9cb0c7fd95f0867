import type { EpisodePage, Programme, SiteRequest } from '@sintonia/contracts';
import { redirect } from 'react-router';
import { idFrom, pageNotFound } from '../error-recovery/not-found-response.ts';
import { rootView } from '../site/root-view.ts';
import { downloadPath, toolsView } from '../tools/tools-view.ts';
import { episodeLayer } from './episode-layer.ts';
import { episodeObject } from './episode-object.ts';
import { type EpisodeView, episodePageView } from './episode-page-view.ts';

/**
 * View of an episode's page. An episode has one of two addresses, `/video/{id}/` or `/audio/{id}/`; the other redirects
 * to it.
 *
 * @param kind kind of the requested address
 */
export async function loadEpisode(site: SiteRequest, id: string, kind: Programme['kind']) {
  const page = await site.catalogue.episode(idFrom(id));
  if (!page.ok) throw await pageNotFound(site);
  const episode = episodePageView(page.value, site);
  if (episode.kind !== kind) throw redirect(episode.path, 301);
  return {
    layer: episodeLayer(page.value, site.catalogue.broadcaster()),
    linkedData: [episodeObject(episode, rootView(site))],
    episode,
    transcript: await site.transcript(page.value.clip),
    tools: toolsOf(episode, page.value, site),
  };
}

const toolsOf = ({ id, path, programme, title }: EpisodeView, { episode }: EpisodePage, site: SiteRequest) =>
  toolsView(
    {
      item: `episode-${id}`,
      title: `${programme.title}: ${title}`,
      path,
      download: episode.canDownload ? downloadPath(id) : null,
    },
    site,
  );
