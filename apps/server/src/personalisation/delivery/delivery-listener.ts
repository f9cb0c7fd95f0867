/**
 * Every page elsewhere asks once before it shows itself, nearly always by GET: answered before the routes, as the route
 * would (a test compares them). What a decision costs is less than the way through Fastify.
 */
import type { DeliveryAnswer } from '@sintonia/wire';
import { splitTarget } from '../../collection/request-to-received.ts';
import { isPlainGet, openExchange, originHeaders, type QuickSetting } from '../../http/fast-exchange.ts';
import type { QuickAnswer } from '../../http/fast-path.ts';
import { hostOf, schemeOf } from '../../http/forwarded.ts';
import { originOf } from '../../http/web-bridge.ts';
import type { DeliveryAsked } from './delivery-service.ts';

export interface DeliveryListenerOptions extends QuickSetting {
  answer: (asked: DeliveryAsked) => DeliveryAnswer;
  publicOrigin: string | null;
  /** The value of the consent cookie among these. */
  consentIn: (cookies: string) => string | undefined;
}

export const DELIVERY_ROUTE = '/m2/:clientCode/mbox/json';
const PATH = /^\/m2\/([\w.-]+)\/mbox\/json$/;

export function createDeliveryListener(options: DeliveryListenerOptions): QuickAnswer {
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
