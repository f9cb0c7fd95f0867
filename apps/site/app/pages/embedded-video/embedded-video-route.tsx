import type { MetaDescriptor } from 'react-router';
import { episodeMeta } from '../../shared/episodes/episode-meta.ts';
import { loadEpisode } from '../../shared/episodes/load-episode.ts';
import { rootOf } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { preloadProgrammeType } from '../../ui/design/preloads.ts';
import { EMBEDDED } from '../../ui/frame/theatre.ts';
import type { Route } from './+types/embedded-video-route.ts';
import { EmbeddedVideo } from './EmbeddedVideo.tsx';

export const links = preloadProgrammeType;

export const handle = EMBEDDED;

/** `/incrusta/{id}/`: a video to embed in other sites (W-12). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { layer, linkedData, episode } = await loadEpisode(context.get(siteContext), params.id, 'video');
  const video = { ...layer.video, accessChannel: 'incrustat' };
  return { layer: { ...layer, pageName: `incrusta/${episode.id}`, video }, linkedData, episode };
}

/** Search engines index the video's own page. */
export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  return [...episodeMeta(loaderData, rootOf(matches)), { name: 'robots', content: 'noindex' }];
}

export default function EmbeddedVideoRoute({ loaderData: { episode } }: Route.ComponentProps) {
  return <EmbeddedVideo key={episode.id} episode={episode} />;
}
