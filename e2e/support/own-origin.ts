import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { listenOnLoopback } from './loopback.ts';

export interface OwnOrigin {
  origin: string;
  /** Requested paths. */
  requested: string[];
  /** Origin whose live channels and media it forwards as its own. */
  takesFrom(origin: string): void;
  stop(): Promise<void>;
}

/** An operator's own streaming server on another origin: forwards another server's streams, readable by any site. */
export async function startOwnOrigin(): Promise<OwnOrigin> {
  let source = '';
  const requested: string[] = [];
  const { origin, stop } = await listenOnLoopback(async (request, response) => {
    const path = request.url ?? '/';
    requested.push(path);
    const answer = await fetch(source + path);
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    const length = answer.headers.has('content-encoding') ? null : answer.headers.get('content-length');
    response.writeHead(answer.status, {
      'content-type': type,
      'access-control-allow-origin': '*',
      ...(length !== null && { 'content-length': length }),
    });
    if (answer.body)
      Readable.fromWeb(answer.body as NodeReadableStream).pipe(response); // cast: one class, two libraries
    else response.end();
  });
  return {
    origin,
    requested,
    takesFrom: (at) => {
      source = at;
    },
    stop,
  };
}
