/**
 * The only handler of beacons: answers every method at their addresses before the framework. Nearly all requests of a
 * collector are beacons, and routing through Fastify costs more than decoding the event.
 */

import { BODY_BYTES, URL_CHARACTERS } from '../http/app/limits.ts';
import { type FastExchange, type FastSetting, openExchange } from '../http/fast-path/fast-exchange.ts';
import type { FastAnswer } from '../http/fast-path/fast-path.ts';
import { readBody } from '../http/fast-path/read-body.ts';
import { preflightHeaders } from '../http/protection/cross-origin.ts';
import { CLICK_PATH } from '../ingest/received.ts';
import type { BeaconAnswer } from './beacon-answers.ts';
import { BEACONS, type Endpoint, receiveBeacon } from './beacons.ts';
import type { Inbox } from './inbox.ts';

export interface BeaconListenerOptions extends FastSetting {
  inbox: Inbox;
}

const METHODS = 'GET, HEAD, POST';
const PREFLIGHT = preflightHeaders(METHODS);

export function createBeaconListener({ inbox, ...setting }: BeaconListenerOptions): FastAnswer {
  return (request, response) => {
    const { method = '', url = '', headers } = request;
    const endpoint = endpointOf(url);
    if (endpoint === null) return false;
    const { route, permit } = BEACONS[endpoint];
    const exchange = openExchange(request, response, { ...setting, route, headers: permit(headers.origin) });
    if (!exchange) return true;
    const { receivedAtMs, address } = exchange;
    const receive = (body?: Buffer) =>
      receiveBeacon(inbox, endpoint, {
        url,
        method,
        receivedAtMs,
        address,
        userAgent: headers['user-agent'],
        body,
      }).then((answer) => send(exchange, answer));
    if (url.length > URL_CHARACTERS) exchange.answerError(414);
    else if (method === 'GET' || method === 'HEAD') receive().catch(exchange.fail);
    else if (method === 'POST') {
      readBody(request, BODY_BYTES)
        .then((body) => {
          if (body.kind === 'whole') return receive(body.bytes);
          if (body.kind === 'tooLarge') exchange.answerError(413);
        })
        .catch(exchange.fail);
    } else if (method === 'OPTIONS') exchange.answer(204, PREFLIGHT);
    else exchange.answerError(405, undefined, ['allow', `${METHODS}, OPTIONS`]);
    return true;
  };
}

function send(exchange: FastExchange, answer: BeaconAnswer): void {
  if (answer.status === 204) exchange.answer(204, []);
  else if (answer.status === 200) {
    const { type, body } = answer;
    exchange.answer(200, ['content-type', type, 'content-length', String(body.length)], body); // all of it is ASCII
  } else exchange.answerError(answer.status, answer.error);
}

/** Clients configured with only a host send heartbeats to `/`, where the website is. */
const HEARTBEAT_AT_ROOT = /^\/\?(?:.*&)?s(?::|%3a)event(?::|%3a)type=/i;
const isAt = (url: string, path: string): boolean =>
  url.startsWith(path) && (url.length === path.length || url[path.length] === '?');

/** Protocol of an address; null for all other addresses. */
function endpointOf(url: string): Endpoint | null {
  if (isAt(url, '/hb/') || isAt(url, '/hb')) return 'heartbeat';
  if (url.startsWith('/b/ss/')) return 'analytics';
  if (isAt(url, CLICK_PATH)) return 'click';
  return HEARTBEAT_AT_ROOT.test(url) ? 'heartbeat' : null;
}
