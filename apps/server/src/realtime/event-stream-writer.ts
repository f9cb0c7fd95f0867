/** Server-sent events over one response (HTML § 9.2). */
import type { ServerResponse } from 'node:http';

/** A reader this far behind is let go; the browser comes back by itself. */
const MAX_UNREAD_BYTES = 1024 * 1024;
/** Comments in between, so that nobody on the way takes the connection for dead. */
const COMMENT_EVERY_MS = 15_000;
/** After this the browser is sent round again, so that a session that ended stops seeing. */
const LIFETIME_MS = 15 * 60_000;

export interface EventStreamWriter {
  /** One event; `id` is what the browser says it saw last when it comes back. */
  send(event: string, data: unknown, id?: string): void;
  end(): void;
}

/** @param onEnd called once, whoever ended it */
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
