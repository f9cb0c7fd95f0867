/**
 * The door of a cluster on this machine: hands each request to a process of its role, another one when the first is not
 * there. A real one has nginx here (`deploy/nginx/`).
 */
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { roleOf, type ServedRole } from './routing.ts';

/** Ports on this machine, by role. */
export type Upstreams = Readonly<Record<ServedRole, readonly number[]>>;

const HEADER_BYTES = 65_536;

export function createProxy(upstreams: Upstreams): Server {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  /** Resolves false when nothing of an answer came, so that another process may be asked. */
  const hand = (port: number, asked: IncomingMessage, body: Buffer, answer: ServerResponse): Promise<boolean> =>
    new Promise((resolve) => {
      const forwardedFor = [asked.headers['x-forwarded-for'], asked.socket.remoteAddress].filter(Boolean).join(', ');
      const headers = { ...asked.headers, 'x-forwarded-for': forwardedFor };
      const { method, url: path } = asked;
      const handed = request({ agent, host: '127.0.0.1', port, method, path, headers }, (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
        given.on('error', () => answer.destroy());
        resolve(true);
      });
      answer.on('close', () => handed.destroy());
      handed.on('error', () => resolve(answer.headersSent));
      handed.end(body);
    });

  return createServer({ maxHeaderSize: HEADER_BYTES }, async (asked, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(chunk);
    const ports = upstreams[roleOf(asked.url ?? '/')];
    turn += 1;
    for (let i = 0; i < ports.length; i++) {
      const port = ports[(turn + i) % ports.length];
      if (port !== undefined && (await hand(port, asked, Buffer.concat(chunks), answer))) return;
      if (answer.destroyed) return;
    }
    answer.writeHead(503, { 'retry-after': '1', 'content-type': 'application/json' });
    answer.end('{"code":"unavailable","message":"No process of this role is there."}');
  });
}
