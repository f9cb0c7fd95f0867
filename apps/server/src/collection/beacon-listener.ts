/**
 * Nearly all that a collector is asked are hits and heartbeats as plain GETs. These are answered before the routes, as the
 * routes would (a test compares them): the way through Fastify costs more than reading the event. Anything else about a
 * request, and it takes that way.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ApiError } from '@sintonia/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { errorBody } from '../http/api-error.ts';
import { isOrigin } from '../http/cross-origin.ts';
import { RETRY_AFTER_S, URL_CHARACTERS } from '../http/limits.ts';
import type { QuickAnswer } from '../http/quick-lane.ts';
import type { RateWindow } from '../http/rate-window.ts';
import { HSTS, SECURITY_HEADERS } from '../http/security-headers.ts';
import { PIXEL, SCRIPT_TYPE, wantsScript } from './analytics-routes.ts';
import type { Inbox } from './inbox.ts';
import { errorOf } from './receipt-answer.ts';
import { splitTarget } from './request-to-received.ts';

export interface BeaconListenerOptions {
  inbox: Inbox;
  rate: RateWindow;
  /** Believe X-Forwarded-For and X-Forwarded-Proto. */
  trustProxy: boolean;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

type Door = 'analytics' | 'heartbeat';
const ROUTES = { analytics: '/b/ss/*', heartbeat: '/hb/' } as const satisfies Record<Door, string>;

const COMMON = Object.entries({ ...SECURITY_HEADERS, 'cross-origin-resource-policy': 'cross-origin' }).flat();
const NO_STORE = ['cache-control', 'no-store'];
const SCRIPT = ['content-type', SCRIPT_TYPE, 'content-length', '0'];
const IMAGE = ['content-type', 'image/gif', 'content-length', String(PIXEL.length)];

export function createBeaconListener({ inbox, rate, trustProxy, log }: BeaconListenerOptions): QuickAnswer {
  return (request, response) => {
    const { url = '', headers } = request;
    const door = doorOf(request);
    if (door === null) return false;
    const receivedAtMs = Date.now();
    const address = addressOf(request, trustProxy);
    const id = randomUUID();
    const answer = (status: number, ownHeaders: readonly string[], body?: Buffer | string) => {
      response.writeHead(status, [
        ...COMMON,
        'x-request-id',
        id,
        ...(trustProxy && isSecure(headers['x-forwarded-proto']) ? ['strict-transport-security', HSTS] : []),
        ...(door === 'heartbeat' ? ['access-control-allow-origin', '*'] : originHeaders(headers.origin)),
        ...NO_STORE,
        ...ownHeaders,
      ]);
      response.end(body);
      const ms = Date.now() - receivedAtMs;
      log.info({ reqId: id, method: request.method, route: ROUTES[door], status, ms });
    };
    const answerError = (status: number, error?: Partial<ApiError>, more: readonly string[] = []) => {
      const body = JSON.stringify(errorBody(status, id, error));
      const type = ['content-type', 'application/json; charset=utf-8', 'content-length', `${Buffer.byteLength(body)}`];
      answer(status, [...type, ...(status === 503 ? ['retry-after', String(RETRY_AFTER_S)] : more)], body);
    };

    const waitS = rate.take(address, receivedAtMs);
    if (waitS > 0) {
      answerError(429, undefined, ['retry-after', String(waitS)]);
      return true;
    }
    const [path, query] = splitTarget(url);
    const received = { protocol: door, method: request.method ?? '', path, query, receivedAtMs, address } as const;
    inbox.receive([{ ...received, userAgent: headers['user-agent'] ?? '' }]).then(
      (receipt) => {
        const untaken = errorOf(receipt);
        if (untaken) answerError(untaken.status, untaken.error);
        else if (door === 'heartbeat') answer(204, []);
        else if (wantsScript(url)) answer(200, SCRIPT);
        else answer(200, IMAGE, PIXEL);
      },
      (error: unknown) => {
        log.error({ err: error, reqId: id }, 'request failed');
        answerError(500);
      },
    );
    return true;
  };
}

/** Where a plain GET for one event goes; null for everything that needs a closer look. */
function doorOf({ method, url = '', headers }: IncomingMessage): Door | null {
  const isPlain = (method === 'GET' || method === 'HEAD') && url.length <= URL_CHARACTERS;
  const hasBody = (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined;
  if (!isPlain || hasBody) return null;
  if (url.startsWith('/hb/?') || url.startsWith('/hb?')) return 'heartbeat';
  // The router refuses paths that are not well encoded.
  return url.startsWith('/b/ss/') && !splitTarget(url)[0].includes('%') ? 'analytics' : null;
}

/** As the routes see it: the client's own address is the first that a proxy names. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined;
  return forwarded === undefined ? (socket.remoteAddress ?? '') : (String(forwarded).split(',', 1)[0] ?? '').trim();
}

const isSecure = (protocol: string | string[] | undefined): boolean =>
  String(protocol ?? '')
    .split(',')
    .at(-1)
    ?.trim() === 'https';

const originHeaders = (origin: string | undefined): readonly string[] =>
  isOrigin(origin)
    ? ['vary', 'origin', 'access-control-allow-origin', origin, 'access-control-allow-credentials', 'true']
    : ['vary', 'origin'];
