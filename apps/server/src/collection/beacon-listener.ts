/**
 * The fast path of beacons: nearly all requests of a collector are hits and heartbeats as plain GETs. It answers like
 * the routes (a test compares them), because the way through Fastify costs more than decoding the event. All other
 * requests use the routes.
 */
import type { IncomingMessage } from 'node:http';
import { isPlainGet, openExchange, originHeaders, type QuickSetting } from '../http/fast-exchange.ts';
import type { QuickAnswer } from '../http/fast-path.ts';
import { PIXEL, SCRIPT_TYPE, wantsScript } from './analytics-routes.ts';
import type { Inbox } from './inbox.ts';
import { errorOf } from './receipt-answer.ts';
import { splitTarget } from './request-to-received.ts';

export interface BeaconListenerOptions extends QuickSetting {
  inbox: Inbox;
}

type Endpoint = 'analytics' | 'heartbeat';
const ROUTES = { analytics: '/b/ss/*', heartbeat: '/hb/' } as const satisfies Record<Endpoint, string>;

const ANY_ORIGIN = ['access-control-allow-origin', '*'];
const SCRIPT = ['content-type', SCRIPT_TYPE, 'content-length', '0'];
const IMAGE = ['content-type', 'image/gif', 'content-length', String(PIXEL.length)];

export function createBeaconListener({ inbox, ...setting }: BeaconListenerOptions): QuickAnswer {
  return (request, response) => {
    const { method = '', url = '', headers } = request;
    const endpoint = endpointOf(request);
    if (endpoint === null) return false;
    const readers = endpoint === 'heartbeat' ? ANY_ORIGIN : originHeaders(headers.origin);
    const exchange = openExchange(request, response, { ...setting, route: ROUTES[endpoint], headers: readers });
    if (!exchange) return true;
    const { receivedAtMs, address } = exchange;
    const [path, query] = splitTarget(url);
    const userAgent = headers['user-agent'] ?? '';
    inbox.receive([{ protocol: endpoint, method, path, query, receivedAtMs, address, userAgent }]).then((receipt) => {
      const untaken = errorOf(receipt);
      if (untaken) exchange.answerError(untaken.status, untaken.error);
      else if (endpoint === 'heartbeat') exchange.answer(204, []);
      else if (wantsScript(url)) exchange.answer(200, SCRIPT);
      else exchange.answer(200, IMAGE, PIXEL);
    }, exchange.fail);
    return true;
  };
}

/** Protocol of a plain GET for one event; null for all other requests. */
function endpointOf(request: IncomingMessage): Endpoint | null {
  const { url = '' } = request;
  if (!isPlainGet(request)) return null;
  if (url.startsWith('/hb/?') || url.startsWith('/hb?')) return 'heartbeat';
  // The router refuses paths with invalid percent-encoding.
  return url.startsWith('/b/ss/') && !splitTarget(url)[0].includes('%') ? 'analytics' : null;
}
