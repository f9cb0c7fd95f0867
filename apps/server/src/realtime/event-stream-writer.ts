/** Server-sent events over one response (HTML § 9.2). */

import type { ServerResponse } from 'node:http';
import { MINUTE_MS } from '@sintonia/contracts';

/** A reader this many bytes behind is disconnected; the browser reconnects by itself. */
const MAX_UNREAD_BYTES = 1024 * 1024;
/** Interval of comments, which keep intermediaries from closing the connection. */
const COMMENT_EVERY_MS = 15_000;
/** Longest connection; on reconnect, an ended session loses access. */
const LIFETIME_MS = 15 * MINUTE_MS;

export interface EventStreamWriter {
  /** Sends one event; on reconnect the browser returns the last `id`. */
  send(event: string, data: unknown, id?: string): void;
  end(): void;
}

/** @param onEnd called once, whichever side ended it */
export function writeEventStream(
  response: ServerResponse,
  headers: Readonly<Record<string, string | number | string[] | undefined>>,
  onEnd: () => void,
): EventStreamWriter {
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  response.write('retry: 2000\n\n');
  const comment = setInterval(() => response.write(': still here\n\n'), COMMENT_EVERY_MS);
  const lifetime = setTimeout(() => response.end(), LIFETIME_MS);
  comment.unref();
  lifetime.unref();
  response.once('close', () => {
    clearInterval(comment);
    clearTimeout(lifetime);
    onEnd();
  });
  return {
    send: (event, data, id) => {
      if (response.writableLength > MAX_UNREAD_BYTES) return response.destroy();
      const idLine = id === undefined ? '' : `id: ${id}\n`;
      response.write(`event: ${event}\n${idLine}data: ${JSON.stringify(data)}\n\n`);
    },
    end: () => response.end(),
  };
}
