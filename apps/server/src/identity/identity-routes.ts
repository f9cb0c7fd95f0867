/**
 * `/id`, `/optOutStatus` (I-01, I-04) and `/dest5.html` (I-03). The first two always answer 200 with
 * JSON: a client that gets another status waits 30 s.
 * The id is kept in a first-party cookie that only this server reads, which browsers do not cut to seven days; it is
 * taken back as soon as the visitor refuses.
 */
import cookie from '@fastify/cookie';
import {
  CONSENT_COOKIE,
  decodeIdentityRequest,
  type IdentityAnswer,
  parseConsent,
  toIdentityJson,
} from '@sintonia/wire';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { allowOriginWithCookies, allowPreflight } from '../http/cross-origin.ts';
import { limitRate } from '../http/rate-limit.ts';
import { originOf } from '../http/web-bridge.ts';
import { answerIdentity, optOutAnswer } from './identity-answer.ts';
import { createSyncFrame } from './sync-frame.ts';
import { partnerHosts, type SyncPartner, syncItems } from './sync-partners.ts';

export const VISITOR_COOKIE = 'sintonia_id';
/** 400 days: the longest that browsers keep a cookie. */
export const VISITOR_COOKIE_LIFETIME_S = 34_560_000;

export interface IdentityRoutesOptions {
  ratePerMinute: number;
  publicOrigin: string | null;
  /** Hosts that the sync frame may fire images to. */
  syncHosts: readonly string[];
  /** Partners that visitors who let them are told to. */
  syncPartners: readonly SyncPartner[];
}

export const identityRoutes: FastifyPluginAsync<IdentityRoutesOptions> = async (app, options) => {
  const { ratePerMinute, publicOrigin, syncHosts, syncPartners } = options;
  await limitRate(app, ratePerMinute);
  await app.register(cookie);

  const cookieScope = (request: FastifyRequest) => ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: originOf(request, publicOrigin).startsWith('https:'),
  });
  const send = (request: FastifyRequest, reply: FastifyReply, answer: Partial<IdentityAnswer>): FastifyReply => {
    allowOriginWithCookies(request, reply);
    if (hasRefused(request) && request.cookies[VISITOR_COOKIE] !== undefined) {
      reply.clearCookie(VISITOR_COOKIE, cookieScope(request));
    }
    return reply
      .code(200)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(toIdentityJson(answer)));
  };

  app.get('/id', async (request, reply) => {
    const visitor = { cookieId: request.cookies[VISITOR_COOKIE], hasRefused: hasRefused(request) };
    const [, query = ''] = request.originalUrl.split('?', 2);
    const { answer, remember } = answerIdentity(decodeIdentityRequest(query).request, visitor);
    if (remember !== undefined) {
      reply.setCookie(VISITOR_COOKIE, remember, {
        ...cookieScope(request),
        maxAge: VISITOR_COOKIE_LIFETIME_S,
      });
    }
    const { visitorId } = answer;
    const isTold = visitorId !== undefined && mayTellPartners(request);
    return send(request, reply, isTold ? { ...answer, partnerSyncs: syncItems(syncPartners, visitorId) } : answer);
  });

  app.get('/optOutStatus', async (request, reply) => send(request, reply, optOutAnswer(hasRefused(request))));

  const frame = createSyncFrame([...syncHosts, ...partnerHosts(syncPartners)]);
  const silentFrame = createSyncFrame([]);
  app.get('/dest5.html', async (request, reply) => {
    // C-06: who refused is shown to no partner, whatever is posted to the frame.
    const { html, contentSecurityPolicy } = !mayTellPartners(request) || hasRefused(request) ? silentFrame : frame;
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
      allowOriginWithCookies(request, reply);
      return allowPreflight(reply, 'GET, HEAD');
    });
  }
};

/** On this site, who agreed to audience measurement; a client of another site asks for consent itself. */
const mayTellPartners = (request: FastifyRequest): boolean =>
  parseConsent(request.cookies[CONSENT_COOKIE])?.audience ?? true;

const hasRefused = (request: FastifyRequest): boolean =>
  parseConsent(request.cookies[CONSENT_COOKIE])?.analytics === false;
