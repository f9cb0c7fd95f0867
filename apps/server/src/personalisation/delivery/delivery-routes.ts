/**
 * `/m2/{clientCode}/mbox/json` (P-03; docs/wire/delivery.md): GET, or a form-encoded POST; with `sendBeacon` a POST
 * with parameters in the URL. Always 200 with JSON.
 */
import cookie from '@fastify/cookie';
import { CONSENT_COOKIE } from '@sintonia/wire';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { originOf } from '../../http/app/web-bridge.ts';
import { registerFastPath } from '../../http/fast-path/fast-path.ts';
import { allowOriginWithCookies, allowPreflight } from '../../http/protection/cross-origin.ts';
import { limitByWindow } from '../../http/protection/rate-limit.ts';
import { createRateWindow } from '../../http/protection/rate-window.ts';
import { bodyText, toReceived } from '../../ingest/request-to-received.ts';
import { createDeliveryListener, DELIVERY_ROUTE } from './delivery-listener.ts';
import { createDeliveryService, type DeliveryServiceOptions } from './delivery-service.ts';

export interface DeliveryRoutesOptions extends Omit<DeliveryServiceOptions, 'log'> {
  publicOrigin: string | null;
  ratePerMinute: number;
  /** Whether to use X-Forwarded-For: only behind our own proxy. */
  trustedProxies: number;
}

/** Its own scope, in which bodies stay raw bytes. */
export async function deliveryRoutes(app: FastifyInstance, options: DeliveryRoutesOptions): Promise<void> {
  const { publicOrigin, ratePerMinute, trustedProxies } = options;
  const { log } = app;
  const rate = createRateWindow(ratePerMinute);
  const answer = createDeliveryService({ ...options, log });
  limitByWindow(app, rate);
  await app.register(cookie);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const consentIn = (cookies: string) => app.parseCookie(cookies)[CONSENT_COOKIE];
  registerFastPath(app, createDeliveryListener({ answer, consentIn, rate, publicOrigin, trustedProxies, log }));

  app.route<{ Params: { clientCode: string } }>({
    method: ['GET', 'POST'],
    url: DELIVERY_ROUTE,
    handler: async (request, reply): Promise<FastifyReply> => {
      const { headers, params, cookies } = request;
      const body = bodyText(request.body);
      allowOriginWithCookies(request, reply);
      return reply.header('cache-control', 'no-store').send(
        answer({
          client: params.clientCode,
          received: toReceived(request, 'delivery', body ?? ''),
          isText: body !== null,
          consent: cookies[CONSENT_COOKIE],
          origin: headers.origin,
          ownOrigin: () => originOf(request, publicOrigin),
          acceptLanguage: headers['accept-language'],
        }),
      );
    },
  });
  app.options(DELIVERY_ROUTE, async (request, reply) => {
    allowOriginWithCookies(request, reply);
    return allowPreflight(reply, 'GET, HEAD, POST');
  });
}
