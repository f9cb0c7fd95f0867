/** The public website: pages, its assets, its media. */
import { resolve } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { parallelOrigins } from '../parallel-run/parallel-servers.ts';
import { createTranscriptReader } from '../transcripts/transcript-reader.ts';
import { serveAssets, serveMedia } from './asset-routes.ts';
import { allowFraming, allowFrom, allowSendingTo, type OtherOrigins } from './content-security-policy.ts';
import { loadSite } from './load-site.ts';
import { type SitePagesSettings, servePages } from './site-pages.ts';

/** Videos for pages elsewhere. */
const EMBEDDED = '/incrusta/';

export interface SiteRoutesOptions extends Omit<SitePagesSettings, 'handle' | 'transcript'> {
  /** `apps/site/build`. */
  buildDir: string;
  /** `demo/media`. */
  mediaDir: string;
  otherOrigins?: () => OtherOrigins;
}

/** Throws `SiteError` while it is registered when the site is not built or the media are not there. */
export const siteRoutes: FastifyPluginAsync<SiteRoutesOptions> = async (
  app,
  { buildDir, mediaDir, otherOrigins, ...settings },
) => {
  const site = await loadSite(resolve(buildDir));
  await serveAssets(app, site.clientDir);
  await serveMedia(app, resolve(mediaDir));
  const transcript = createTranscriptReader(resolve(mediaDir));
  allowFraming(app, EMBEDDED);
  if (otherOrigins) allowFrom(app, otherOrigins);
  const { parallelRun } = settings.measurement;
  if (parallelRun) allowSendingTo(app, parallelOrigins(parallelRun));
  await servePages(app, { ...settings, transcript, handle: site.handle });
};
