import { type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import { listenOnLoopback } from './loopback.ts';

export interface PassedRequest {
  method: string;
  /** Path and query. */
  line: string;
  referer: string | undefined;
  /** Cookies of the answer, once it exists. */
  setCookies: string[];
}

export interface HoldingFront {
  origin: string;
  passed: PassedRequest[];
  /** Holds answers below this path from now on, until the returned function releases them. */
  hold(path: string): () => void;
  stop(): Promise<void>;
}

/** A proxy before the product: passes everything through, and holds answers on request. */
export async function startHoldingFront(behind: string): Promise<HoldingFront> {
  const passed: PassedRequest[] = [];
  const held = new Map<string, Promise<void>>();
  const passOn = (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url: line = '/', headers } = request;
    const entry: PassedRequest = { method, line, referer: headers.referer, setCookies: [] };
    passed.push(entry);
    const outgoing = sendRequest(behind + line, { method, headers }, async (answer) => {
      entry.setCookies = answer.headers['set-cookie'] ?? [];
      await held.get(line.replace(/\?.*/, ''));
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    request.pipe(outgoing);
  };
  const { origin, stop } = await listenOnLoopback(passOn);
  return {
    origin,
    passed,
    hold: (path) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return () => {
        held.delete(path);
        resolve();
      };
    },
    stop,
  };
}
