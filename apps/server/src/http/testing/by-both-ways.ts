/** Sends one request over the network, where the fast path may answer, and through the routes, to compare both. */
import { type IncomingMessage, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

export interface Sent {
  url: string;
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'OPTIONS';
  headers?: Record<string, string>;
  body?: string;
}

/** Headers of the connection, and headers that differ per request. */
const NOT_COMPARED = new Set(['date', 'connection', 'keep-alive', 'x-request-id', 'transfer-encoding']);

function comparable(status: number | undefined, headers: Record<string, unknown>, body: string, method = 'GET') {
  const kept = Object.entries(headers).filter(([name]) => !NOT_COMPARED.has(name));
  const withoutId = body.replace(/"requestId":"[\w-]+"/, '"requestId":""');
  return {
    status,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: method === 'HEAD' ? '' : withoutId,
    id: String(headers['x-request-id']).length,
  };
}

export async function overNetwork(port: number, { url, method = 'GET', headers = {}, body }: Sent) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = send({ port, host: '127.0.0.1', path: url, method, headers: { ...headers, ...length } }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
  return comparable(answer.statusCode, answer.headers, await text(answer), method);
}

export async function throughRoutes(app: FastifyInstance, { url, method = 'GET', headers = {}, body }: Sent) {
  const answer = await app.inject({ url, method, headers, ...(body !== undefined && { body }) });
  return comparable(answer.statusCode, answer.headers, answer.body, method);
}
