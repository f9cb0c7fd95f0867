/**
 * The fast path of delivery calls: other sites make one before showing a page, nearly always by GET. It answers like
 * the route (a test compares them). A decision costs less than the way through Fastify.
 */
import type { DeliveryAnswer } from '@sintonia/wire';
import { hostOf, schemeOf } from '../../http/addresses/forwarded.ts';
import { originOf } from '../../http/app/web-bridge.ts';
import { type FastSetting, isPlainGet, openExchange } from '../../http/fast-path/fast-exchange.ts';
import type { FastAnswer } from '../../http/fast-path/fast-path.ts';
import { originHeaders } from '../../http/protection/cross-origin.ts';
import { splitTarget } from '../../ingest/request-to-received.ts';
import type { DeliveryRequest } from './delivery-request.ts';

export interface DeliveryListenerOptions extends FastSetting {
  answer: (request: DeliveryRequest) => DeliveryAnswer;
  publicOrigin: string | null;
  /** The value of the consent cookie. */
  consentIn: (cookies: string) => string | undefined;
}

export const DELIVERY_ROUTE = '/m2/:clientCode/mbox/json';
const PATH = /^\/m2\/([\w.-]+)\/mbox\/json$/;

export function createDeliveryListener(options: DeliveryListenerOptions): FastAnswer {
  const { answer, consentIn, publicOrigin, trustedProxies } = options;
  return (request, response) => {
    const { method = '', url = '', headers } = request;
    if (method !== 'GET' || !url.startsWith('/m2/') || !isPlainGet(request)) return false;
    const [path, query] = splitTarget(url);
    const [, client] = PATH.exec(path) ?? [];
    if (client === undefined) return false;
    const { origin, cookie: cookies, 'accept-language': acceptLanguage } = headers;
    const consent = cookies === undefined ? undefined : consentIn(cookies);
    const exchange = openExchange(request, response, {
      ...options,
      route: DELIVERY_ROUTE,
      headers: originHeaders(origin),
    });
    if (!exchange) return true;
    const { receivedAtMs, address } = exchange;
    const userAgent = headers['user-agent'] ?? '';
    const received = { protocol: 'delivery', method, path, query, receivedAtMs, address, userAgent } as const;
    const ownOrigin = () =>
      originOf({ protocol: schemeOf(request, trustedProxies), host: hostOf(request, trustedProxies) }, publicOrigin);
    try {
      exchange.answerJson(200, answer({ client, received, isText: true, consent, origin, ownOrigin, acceptLanguage }));
    } catch (error) {
      exchange.fail(error);
    }
    return true;
  };
}
