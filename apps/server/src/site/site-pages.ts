/** Every address that belongs to nobody else is a page of the website. */
import cookie from '@fastify/cookie';
import type {
  CatalogueReader,
  HandleSiteRequest,
  MeasurementSettings,
  SiteRequest,
  WeatherReader,
} from '@sintonia/contracts';
import { CONSENT_COOKIE, parseConsent } from '@sintonia/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../http/api-error.ts';
import { addressOf, keepBodiesRaw, originOf, toWebRequest } from '../http/web-bridge.ts';
import { isDataRequest, pageAddress } from './page-address.ts';
import { createPageCache } from './page-cache.ts';
import { sendFailure, sendPage, sendStream } from './page-response.ts';
import { isHtml, toRenderedPage } from './rendered-page.ts';

const FRESH_MS = 30_000;
const SPARE_MS = 10 * 60_000;
const MAX_PAGES = 500;

/** Below these, what does not exist is answered by machines' rules, not with a page. */
const NOT_PAGES = [
  '/api/',
  '/assets/',
  '/media/',
  '/estudi/',
  '/b/',
  '/hb/',
  '/ads/',
  '/live/',
  '/media-ads/',
  '/tag/',
];

export interface SitePagesSettings {
  handle: HandleSiteRequest;
  catalogue: CatalogueReader;
  weather: WeatherReader;
  publicOrigin: string | null;
  measurement: Pick<MeasurementSettings, 'organisationId' | 'reportSuite' | 'environment'>;
  nowMs: () => number;
  proveConsent: SiteRequest['proveConsent'];
}

/** Registers the routes `/*`. Call it in a scope of its own: bodies stay raw in it. */
export async function servePages(app: FastifyInstance, settings: SitePagesSettings): Promise<void> {
  const { handle, catalogue, weather, publicOrigin, nowMs } = settings;
  const cache = createPageCache({
    freshMs: FRESH_MS,
    spareMs: SPARE_MS,
    maxPages: MAX_PAGES,
    nowMs,
    onSpared: (key, error) =>
      app.log.error({ err: error, key }, 'a page could not be rendered; the last one stands in'),
  });
  keepBodiesRaw(app);
  await app.register(cookie);

  const toSiteRequest = (request: FastifyRequest): SiteRequest => {
    const origin = originOf(request, publicOrigin);
    const { host, protocol } = new URL(origin);
    return {
      catalogue,
      weather,
      origin,
      consent: parseConsent(request.cookies[CONSENT_COOKIE]),
      measurement: {
        ...settings.measurement,
        trackingServer: host,
        heartbeatServer: `${host}/hb`,
        isSecure: protocol === 'https:',
      },
      now: new Date(nowMs()),
      proveConsent: settings.proveConsent,
    };
  };

  const answerRead = async (request: FastifyRequest, reply: FastifyReply) => {
    const site = toSiteRequest(request);
    const { url, key } = pageAddress(request.url, site.origin, site.consent);
    if (isDataRequest(url.pathname)) return sendStream(request, reply, await handle(toDataRequest(request, url), site));
    // No header of the visitor's: what is kept for others cannot depend on who asked first.
    const render = async () =>
      toRenderedPage(await handle(new Request(url, { headers: { accept: 'text/html' } }), site));
    return sendPage(request, reply, await cache.page(key, render));
  };

  const answerAction = async (request: FastifyRequest, reply: FastifyReply) => {
    const site = toSiteRequest(request);
    const response = await handle(toWebRequest(request, reply, site.origin), site);
    return isHtml(response)
      ? sendPage(request, reply, await toRenderedPage(response))
      : sendStream(request, reply, response);
  };

  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      if (NOT_PAGES.some((prefix) => request.url.startsWith(prefix))) return sendError(reply, 404);
      try {
        return await (request.method === 'POST' ? answerAction : answerRead)(request, reply);
      } catch (error) {
        request.log.error({ err: error }, 'a page could not be rendered');
        return sendFailure(request, reply, catalogue.broadcaster().name);
      }
    },
  });
}

/** Data requests say with `_routes` which loaders they want. */
function toDataRequest(request: FastifyRequest, url: URL): Request {
  const withRoutes = new URL(url);
  const routes = addressOf(request.url, url.origin).searchParams.get('_routes');
  if (routes !== null) withRoutes.searchParams.set('_routes', routes);
  return new Request(withRoutes);
}
