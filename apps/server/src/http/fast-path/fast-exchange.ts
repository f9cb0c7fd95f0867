/** A request answered outside the framework, with the same headers, errors and log line as a route. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiError } from '@sintonia/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { addressOf, schemeOf } from '../addresses/forwarded.ts';
import { errorBody } from '../answers/api-error.ts';
import { RETRY_AFTER_S, URL_CHARACTERS } from '../app/limits.ts';
import { HSTS, SECURITY_HEADERS } from '../app/security-headers.ts';
import type { RateWindow } from '../protection/rate-window.ts';

export interface FastSetting {
  rate: RateWindow;
  /** Whether to use X-Forwarded-For and X-Forwarded-Proto. */
  trustedProxies: number;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

export interface FastExchange {
  receivedAtMs: number;
  /** The client's full address. */
  address: string;
  /** @param headers alternating names and values, in addition to the common headers */
  answer(status: number, headers: readonly string[], body?: Buffer | string): void;
  answerJson(status: number, json: unknown, headers?: readonly string[]): void;
  answerError(status: number, error?: Partial<ApiError>, headers?: readonly string[]): void;
  /** Internal causes are only logged. */
  fail(error: unknown): void;
}

const COMMON = Object.entries({
  ...SECURITY_HEADERS,
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
}).flat();

/**
 * Null if the client exceeded its rate; it has been answered.
 * @param route pattern for the log: an address may contain ids
 * @param headers alternating names and values, for every answer here
 */
export function openExchange(
  request: IncomingMessage,
  response: ServerResponse,
  { rate, trustedProxies, log, route, headers }: FastSetting & { route: string; headers: readonly string[] },
): FastExchange | null {
  const receivedAtMs = Date.now();
  const address = addressOf(request, trustedProxies);
  const id = randomUUID();
  const exchange: FastExchange = {
    receivedAtMs,
    address,
    answer: (status, more, body) => {
      const lines = COMMON.concat('x-request-id', id, headers, more);
      if (schemeOf(request, trustedProxies) === 'https') lines.push('strict-transport-security', HSTS);
      response.writeHead(status, lines).end(body);
      log.info({ reqId: id, method: request.method, route, status, ms: Date.now() - receivedAtMs });
    },
    answerJson: (status, json, more = []) => {
      const body = JSON.stringify(json);
      const type = ['content-type', 'application/json; charset=utf-8', 'content-length', `${Buffer.byteLength(body)}`];
      exchange.answer(status, type.concat(more), body);
    },
    answerError: (status, error, more = []) => {
      const waiting = status === 503 ? ['retry-after', String(RETRY_AFTER_S)] : more;
      exchange.answerJson(status, errorBody(status, id, error), waiting);
    },
    fail: (error) => {
      log.error({ err: error, reqId: id }, 'request failed');
      exchange.answerError(500);
    },
  };
  const waitS = rate.consume(address, receivedAtMs);
  if (waitS === 0) return exchange;
  exchange.answerError(429, undefined, ['retry-after', String(waitS)]);
  return null;
}

/** Whether the request consists of its address only. */
export function isPlainGet({ method, url = '', headers }: IncomingMessage): boolean {
  const hasBody = (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined;
  return (method === 'GET' || method === 'HEAD') && url.length <= URL_CHARACTERS && !hasBody;
}
