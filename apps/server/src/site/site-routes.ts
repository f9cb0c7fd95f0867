/** The public website: pages, its assets, its media. */
import { resolve } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { parallelOrigins } from '../parallel-run/parallel-servers.ts';
import { serveAssets, serveMedia } from './asset-routes.ts';
import { allowFraming, allowMediaFrom, allowSendingTo, allowVendors } from './content-security-policy.ts';
import { loadSite } from './load-site.ts';
import { type SitePagesSettings, servePages } from './site-pages.ts';

/** Videos for pages elsewhere. */
const EMBEDDED = '/incrusta/';

export interface SiteRoutesOptions extends Omit<SitePagesSettings, 'handle'> {
  /** `apps/site/build`. */
  buildDir: string;
  /** `demo/media`. */
  mediaDir: string;
  /** Whether a file below `/media/` is under embargo. */
  isHeld?: (path: string) => boolean;
  /** Where media are besides our own origin. */
  mediaOrigins?: () => readonly string[];
  /** T-09. */
  vendorOrigins?: readonly string[] | undefined;
}

/** Throws `SiteError` while it is registered when the site is not built or the media are not there. */
export const siteRoutes: FastifyPluginAsync<SiteRoutesOptions> = async (
  app,
  { buildDir, mediaDir, isHeld, mediaOrigins, vendorOrigins, ...settings },
) => {
  const site = await loadSite(resolve(buildDir));
  await serveAssets(app, site.clientDir);
  await serveMedia(app, resolve(mediaDir), isHeld);
  allowFraming(app, EMBEDDED);
  if (mediaOrigins) allowMediaFrom(app, mediaOrigins);
  if (vendorOrigins) allowVendors(app, vendorOrigins);
  const { parallelRun } = settings.measurement;
  if (parallelRun) allowSendingTo(app, parallelOrigins(parallelRun));
  await servePages(app, { ...settings, handle: site.handle });
};
