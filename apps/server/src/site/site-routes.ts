/** The public website: pages, its assets, its media. */
import { resolve } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { parallelOrigins } from '../config/values/parallel-servers.ts';
import { serveAssets, serveMedia } from './asset-routes.ts';
import { allowFraming, allowMediaFrom, allowSendingTo, allowVendors } from './content-security-policy.ts';
import { loadSite } from './load-site.ts';
import { servePages } from './site-pages.ts';
import type { SitePagesSettings } from './site-pages-settings.ts';

/** Paths of videos embeddable by other sites. */
const EMBEDDED = '/incrusta/';

export interface SiteRoutesOptions extends Omit<SitePagesSettings, 'handle'> {
  /** Build output of the site (`apps/site/build`). */
  buildDir: string;
  /** Directory of the media (`demo/media`). */
  mediaDir: string;
  /** Whether a file below `/media/` is under embargo. */
  isEmbargoed?: (path: string) => boolean;
  /** External origins of media. */
  mediaOrigins?: () => readonly string[];
  /** T-09: third-party scripts. */
  vendorOrigins?: readonly string[] | undefined;
}

/** Throws `SiteError` on registration if the site is not built or the media are missing. */
export const siteRoutes: FastifyPluginAsync<SiteRoutesOptions> = async (
  app,
  { buildDir, mediaDir, isEmbargoed, mediaOrigins, vendorOrigins, ...settings },
) => {
  const site = await loadSite(resolve(buildDir));
  await serveAssets(app, site.clientDir);
  await serveMedia(app, resolve(mediaDir), isEmbargoed);
  allowFraming(app, EMBEDDED);
  if (mediaOrigins) allowMediaFrom(app, mediaOrigins);
  if (vendorOrigins) allowVendors(app, vendorOrigins);
  const { parallelRun } = settings.measurement;
  if (parallelRun) allowSendingTo(app, parallelOrigins(parallelRun));
  await servePages(app, { ...settings, handle: site.handle });
};
