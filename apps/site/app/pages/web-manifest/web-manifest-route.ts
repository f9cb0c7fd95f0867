import { siteContext } from '../../shared/site/site-context.ts';
import { webManifest } from '../../shared/structured-data/web-manifest.ts';
import type { Route } from './+types/web-manifest-route.ts';

/** `/manifest.webmanifest`: the site as an installable application. */
export const loader = ({ context }: Route.LoaderArgs): Response =>
  new Response(JSON.stringify(webManifest(context.get(siteContext).catalogue.broadcaster())), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  });
