/** Serves all addresses without another route as pages of the website. */
import cookie from '@fastify/cookie';
import { MINUTE_MS, type SiteRequest } from '@sintonia/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../http/answers/api-error.ts';
import { NO_DECISION } from '../http/app/page-decision.ts';
import { addressOf, disableBodyParsing, originOf, toWebRequest } from '../http/app/web-bridge.ts';
import { registerFastPath } from '../http/fast-path/fast-path.ts';
import { isFromOurPages } from '../http/protection/same-origin.ts';
import { deleteWithdrawnCookies } from '../visitor/delete-withdrawn-cookies.ts';
import { toDataRequest, toOwnRequest } from './data-request.ts';
import { sendEditablePage } from './editable-page.ts';
import { createFastPages } from './fast-pages.ts';
import { hasControlCharacters, isDataRequest, mayBePage, pageAddress, passedBy } from './page-address.ts';
import { createPageCache } from './page-cache.ts';
import { sendFailure, sendOwn, sendPage, sendStream } from './page-response.ts';
import { isHtml, type RenderedPage, toRenderedPage } from './rendered-page.ts';
import { consentOf, holdsPoll, isPersonalPage, NOTHING_AGREED, type Shown } from './shown-page.ts';
import type { SitePagesSettings } from './site-pages-settings.ts';

const FRESH_MS = 30_000;
const SPARE_MS = 10 * MINUTE_MS;
const MAX_PAGES = 500;

const FOREIGN = { code: 'foreignOrigin', message: 'Forms are accepted only from pages of this site.' };

/** Registers the routes `/*`. Call it in a separate scope: bodies stay raw in it. */
export async function servePages(app: FastifyInstance, settings: SitePagesSettings): Promise<void> {
  const { handle, catalogue, weather, publicOrigin, personalise, nowMs } = settings;
  const cache = createPageCache({
    freshMs: FRESH_MS,
    spareMs: SPARE_MS,
    maxPages: MAX_PAGES,
    nowMs,
    onSpared: (key, error) => app.log.error({ err: error, key }, 'a page could not be rendered; serving the stale one'),
  });
  settings.onContentChange?.(cache.expire);
  disableBodyParsing(app);
  await app.register(cookie);
  const fast = createFastPages(cache.fresh, app.log);
  registerFastPath(app, fast.answer);
  // Runs after all hooks that change headers.
  app.addHook('onSend', async (request, reply) => fast.sending(request, reply));

  const toSiteRequest = (
    request: FastifyRequest,
    isPersonal: boolean,
    { decisions, redirect }: Shown = NO_DECISION,
    consent = consentOf(request),
  ): SiteRequest => {
    const origin = originOf(request, publicOrigin);
    const { host, protocol } = new URL(origin);
    return {
      catalogue,
      weather,
      search: settings.search,
      transcript: settings.transcript,
      participation: settings.participation,
      adContract: settings.adContract,
      personal: isPersonal ? settings.personalService(request, origin) : null,
      origin,
      consent,
      vendors: settings.vendors(),
      decisions,
      redirect,
      measurement: {
        ...settings.measurement,
        rules: settings.rules(),
        trackingServer: host,
        heartbeatServer: `${host}/hb`,
        isSecure: protocol === 'https:',
      },
      now: new Date(nowMs()),
      proveConsent: settings.proveConsent,
    };
  };

  const answerEditing = async (request: FastifyRequest, reply: FastifyReply, origin: string) => {
    const { url } = pageAddress(request.url, origin, NOTHING_AGREED);
    const site = toSiteRequest(request, false, NO_DECISION, NOTHING_AGREED);
    const page = await handle(new Request(url, { headers: { accept: 'text/html' } }), site);
    if (isHtml(page)) return sendEditablePage(reply, page);
    return sendPage(request, reply, bypassingCache(await toRenderedPage(page), request, origin));
  };

  const answerRead = async (request: FastifyRequest, reply: FastifyReply) => {
    if (settings.isEditing(addressOf(request.url, 'http://localhost')) && !isPersonalPage(request.url)) {
      return answerEditing(request, reply, originOf(request, publicOrigin));
    }
    const page = { origin: originOf(request, publicOrigin), consent: consentOf(request) };
    deleteWithdrawnCookies(request, reply, page.consent);
    const decision = await personalise(request, reply, page);
    const hasPoll = holdsPoll(request.url, settings.participation);
    const isPersonal =
      isPersonalPage(request.url) || (hasPoll && settings.mayHaveParticipated(request.headers.cookie ?? ''));
    const site = toSiteRequest(request, isPersonal, decision);
    if (isPersonal) return sendOwn(request, reply, await handle(toOwnRequest(request, page.origin), site));
    const { url, key } = pageAddress(request.url, page.origin, page.consent);
    if (isDataRequest(url.pathname)) return sendStream(request, reply, await handle(toDataRequest(request, url), site));
    // No headers of the visitor: a cached page must not depend on the first request.
    const render = async () =>
      toRenderedPage(await handle(new Request(url, { headers: { accept: 'text/html' } }), site));
    const cacheKey = `${key} ${decision.key}`.trimEnd();
    const answer = await cache.page(cacheKey, render);
    if (decision.key === '' && !page.consent?.personalisation && !hasPoll) fast.willSend(request, answer, cacheKey);
    return sendPage(request, reply, bypassingCache(answer, request, page.origin));
  };

  const answerAction = async (request: FastifyRequest, reply: FastifyReply) => {
    const site = toSiteRequest(request, true);
    if (!isFromOurPages(request, site.origin)) return sendError(reply, 403, FOREIGN);
    return sendOwn(request, reply, await handle(toWebRequest(request, reply, site.origin), site));
  };

  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      if (!mayBePage(request.url)) return sendError(reply, 404);
      if (hasControlCharacters(request.url)) {
        return sendFailure(request, reply, 'badAddress', catalogue.broadcaster().name);
      }
      try {
        return await (request.method === 'POST' ? answerAction : answerRead)(request, reply);
      } catch (error) {
        request.log.error({ err: error }, 'a page could not be rendered');
        return sendFailure(request, reply, 'failure', catalogue.broadcaster().name);
      }
    },
  });
}

/**
 * Preserves preview parameters (P-06) and campaign parameters when a page redirects to its canonical address. A preview session needs no parameter: it is in a cookie.
 */
function bypassingCache(page: RenderedPage, request: FastifyRequest, origin: string): RenderedPage {
  const passed = passedBy(request.url, origin);
  if (page.kind !== 'other' || passed.length === 0) return page;
  const headers = page.headers.map(([name, value]): [string, string] => {
    if (name !== 'location') return [name, value];
    const url = new URL(value, origin);
    if (url.origin === origin) for (const [key, kept] of passed) url.searchParams.set(key, kept);
    return [name, url.href];
  });
  return { ...page, headers };
}
