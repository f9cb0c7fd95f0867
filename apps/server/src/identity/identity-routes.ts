/**
 * `/id` and `/optOutStatus` (I-01, I-04). Always status 200 with JSON: a client that gets another status waits 30 s.
 * The id is kept in a first-party cookie that only this server reads, which browsers do not cut to seven days.
 */

import cookie from '@fastify/cookie';
import { CONSENT_COOKIE, parseConsent } from '@sintonia/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { allowOriginWithCookies, allowPreflight } from '../http/cross-origin.ts';
import { limitRate } from '../http/rate-limit.ts';
import { answerIdentity, optOutStatus } from './identity-answer.ts';

export const VISITOR_COOKIE = 'sintonia_id';
/** 400 days: the longest that browsers keep a cookie. */
export const VISITOR_COOKIE_LIFETIME_S = 34_560_000;

type Parameters = Record<string, string | string[] | undefined>;

export const identityRoutes: FastifyPluginAsync<{ ratePerMinute: number }> = async (app, { ratePerMinute }) => {
  await limitRate(app, ratePerMinute);
  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);

  app.get('/id', async (request, reply) => {
    const parameters = request.query as Parameters; // cast: Fastify's parser gives text or lists of text
    const { body, remember } = answerIdentity({
      fieldGroup: one(parameters.d_fieldgroup),
      organisationId: one(parameters.d_orgid) ?? one(parameters.mcorgid),
      claimedId: one(parameters.d_mid) ?? one(parameters.mid),
      cookieId: request.cookies[VISITOR_COOKIE],
      hasRefused: hasRefused(request),
    });
    if (remember !== null) keepVisitorId(request, reply, remember);
    return answer(request, reply, body);
  });

  app.get('/optOutStatus', async (request, reply) => answer(request, reply, optOutStatus(hasRefused(request))));

  for (const path of ['/id', '/optOutStatus']) {
    app.options(path, async (request, reply) => {
      allowOriginWithCookies(request, reply);
      return allowPreflight(reply, 'GET, HEAD');
    });
  }
};

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** A visitor who refused gets no identifier, whoever asks (C-06). */
const hasRefused = (request: FastifyRequest): boolean =>
  parseConsent(request.cookies[CONSENT_COOKIE])?.analytics === false;

function keepVisitorId(request: FastifyRequest, reply: FastifyReply, visitorId: string): void {
  reply.setCookie(VISITOR_COOKIE, visitorId, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: VISITOR_COOKIE_LIFETIME_S,
  });
}

function answer(request: FastifyRequest, reply: FastifyReply, body: Record<string, unknown>): FastifyReply {
  allowOriginWithCookies(request, reply);
  return reply
    .code(200)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
