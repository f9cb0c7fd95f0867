/**
 * The fast path of beacons: nearly all requests of a collector are beacons as plain GETs, and the way through Fastify costs
 * more than decoding the event. All other requests use the routes.
 */
import type { IncomingMessage } from 'node:http';
import { isPlainGet, openExchange, type QuickSetting } from '../http/fast-exchange.ts';
import type { QuickAnswer } from '../http/fast-path.ts';
import { BEACONS, type Endpoint, receiveBeacon } from './beacons.ts';
import type { Inbox } from './inbox.ts';
import { CLICK_PATH } from './received.ts';
import { splitTarget } from './request-to-received.ts';

export interface BeaconListenerOptions extends QuickSetting {
  inbox: Inbox;
}

export function createBeaconListener({ inbox, ...setting }: BeaconListenerOptions): QuickAnswer {
  return (request, response) => {
    const endpoint = endpointOf(request);
    if (endpoint === null) return false;
    const { method = '', url = '', headers } = request;
    const { routes, permit } = BEACONS[endpoint];
    const exchange = openExchange(request, response, { ...setting, route: routes[0], headers: permit(headers.origin) });
    if (!exchange) return true;
    const { receivedAtMs, address } = exchange;
    const event = { url, method, receivedAtMs, address, userAgent: headers['user-agent'] };
    receiveBeacon(inbox, endpoint, event).then((answer) => {
      if (answer.status === 204) exchange.answer(204, []);
      else if (answer.status === 200) {
        const { type, body } = answer;
        exchange.answer(200, ['content-type', type, 'content-length', String(body.length)], body); // all of it is ASCII
      } else exchange.answerError(answer.status, answer.error);
    }, exchange.fail);
    return true;
  };
}

/** Protocol of a plain GET for one event; null for all other requests. */
function endpointOf(request: IncomingMessage): Endpoint | null {
  const { url = '' } = request;
  if (!isPlainGet(request)) return null;
  if (url.startsWith('/hb/?') || url.startsWith('/hb?')) return 'heartbeat';
  if (url.startsWith(`${CLICK_PATH}?`)) return 'click';
  // The router refuses paths with invalid percent-encoding.
  return url.startsWith('/b/ss/') && !splitTarget(url)[0].includes('%') ? 'analytics' : null;
}
