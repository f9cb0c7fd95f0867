/**
 * `/id`, `/optOutStatus` (I-01, I-04) and `/dest5.html` (I-03). The first two always answer 200 with JSON: a client
 * that gets another status waits 30 s. Only pages of the property get an id.
 * With consent to analytics the id is stored in an HttpOnly first-party cookie, which browsers do not limit to seven
 * days; it is deleted when the visitor refuses. Without a choice on this host no cookie is set: a client that asks for
 * consent by other means stores the id itself.
 */

import cookie from '@fastify/cookie';
import { VISITOR_COOKIE } from '@sintonia/contracts';
import {
  CONSENT_COOKIE,
  decodeIdentityRequest,
  type IdentityAnswer,
  parseConsent,
  toIdentityJson,
} from '@sintonia/wire';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { SyncPartner } from '../config/values/sync-partners.ts';
import { originOf } from '../http/app/web-bridge.ts';
import { allowOriginWithCookies, allowPreflight } from '../http/protection/cross-origin.ts';
import { limitRate } from '../http/protection/rate-limit.ts';
import { answerIdentity, optOutAnswer } from './identity-answer.ts';
import { isOfProperty } from './of-property.ts';
import { createSyncFrame } from './sync-frame.ts';
import { partnerHosts, syncItems } from './sync-partners.ts';

/** Lifetime of the HttpOnly cookie: 400 days, the maximum of browsers. */
const REMEMBERED_VISITOR_S = 34_560_000;

export interface IdentityRoutesOptions {
  ratePerMinute: number;
  publicOrigin: string | null;
  /** Further domains of the property, including subdomains. */
  domains: readonly string[];
  /** Hosts that the sync frame may call. */
  syncHosts: readonly string[];
  /** Partners to sync with, with consent. */
  syncPartners: readonly SyncPartner[];
}

export const identityRoutes: FastifyPluginAsync<IdentityRoutesOptions> = async (app, options) => {
  const { ratePerMinute, publicOrigin, domains, syncHosts, syncPartners } = options;
  limitRate(app, ratePerMinute);
  await app.register(cookie);

  const cookieScope = (request: FastifyRequest) => ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: originOf(request, publicOrigin).startsWith('https:'),
  });
  const isOurs = (request: FastifyRequest) => isOfProperty(request, originOf(request, publicOrigin), domains);
  const send = (request: FastifyRequest, reply: FastifyReply, answer: Partial<IdentityAnswer>): FastifyReply => {
    reply.header('vary', 'origin');
    if (isOurs(request)) allowOriginWithCookies(request, reply);
    // Always sent: a concurrent answer may set the cookie after this request left the browser.
    if (hasRefused(request)) reply.clearCookie(VISITOR_COOKIE, cookieScope(request));
    return reply
      .code(200)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(toIdentityJson(answer)));
  };

  app.get('/id', async (request, reply) => {
    if (!isOurs(request)) return send(request, reply, { error: 'Only pages of the property are answered.' });
    const visitor = { cookieId: request.cookies[VISITOR_COOKIE], hasRefused: hasRefused(request) };
    const [, query = ''] = request.originalUrl.split('?', 2);
    const { answer, remember } = answerIdentity(decodeIdentityRequest(query).request, visitor);
    if (remember !== undefined && choiceOf(request)?.analytics) {
      reply.setCookie(VISITOR_COOKIE, remember, {
        ...cookieScope(request),
        maxAge: REMEMBERED_VISITOR_S,
      });
    }
    const { visitorId } = answer;
    const isAnnounced = visitorId !== undefined && maySyncPartners(request);
    return send(request, reply, isAnnounced ? { ...answer, partnerSyncs: syncItems(syncPartners, visitorId) } : answer);
  });

  app.get('/optOutStatus', async (request, reply) => send(request, reply, optOutAnswer(hasRefused(request))));

  const frame = createSyncFrame([...syncHosts, ...partnerHosts(syncPartners)]);
  const silentFrame = createSyncFrame([]);
  app.get('/dest5.html', async (request, reply) => {
    // C-06: without consent the frame calls no partner, whatever is posted to it.
    const { html, contentSecurityPolicy } = maySyncPartners(request) ? frame : silentFrame;
    return reply
      .removeHeader('x-frame-options')
      .headers({
        'content-security-policy': contentSecurityPolicy,
        'cross-origin-resource-policy': 'cross-origin',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(html);
  });

  for (const path of ['/id', '/optOutStatus']) {
    app.options(path, async (request, reply) => {
      if (isOurs(request)) allowOriginWithCookies(request, reply);
      return allowPreflight(reply, 'GET, HEAD');
    });
  }
};

const choiceOf = (request: FastifyRequest) => parseConsent(request.cookies[CONSENT_COOKIE]);

/** Without a choice no partner is called (C-06). */
const maySyncPartners = (request: FastifyRequest): boolean => {
  const choice = choiceOf(request);
  return (choice?.analytics && choice.audience) ?? false;
};

const hasRefused = (request: FastifyRequest): boolean => choiceOf(request)?.analytics === false;
