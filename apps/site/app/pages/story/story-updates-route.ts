import { idFrom, notFound } from '../../shared/error-recovery/not-found-response.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import type { Route } from './+types/story-updates-route.ts';
import { liveView, NEWEST } from './live/live-view.ts';

/** `/noticia/{id}/actualitzacions.json`: newest updates of a running story, the same for all readers. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  const page = await site.catalogue.story(idFrom(params.id));
  if (!page.ok || !page.value.story.live) throw notFound();
  const headers = { 'Cache-Control': 'public, max-age=10', Vary: 'accept-encoding' };
  return Response.json(liveView(page.value.story.live, site, NEWEST), { headers });
}
