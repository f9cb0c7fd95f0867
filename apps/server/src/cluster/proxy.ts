/**
 * The proxy of a cluster on this machine: hands each request to a process of its role, and to another one when the first
 * gives no answer. A real one has nginx here (`deploy/nginx/`).
 */
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { roleOf, type ServedRole } from './routing.ts';

/** Ports on this machine, by role. */
export type Upstreams = Readonly<Record<ServedRole, readonly number[]>>;

const HEADER_BYTES = 65_536;
/** A body is kept in memory until it is answered; larger → 413. An import is the largest that a client sends. */
const BODY_BYTES = 32 * 1024 * 1024;
/** A process that could not be reached is asked last for so long. */
const LEFT_OUT_MS = 1000;
/** Rounds through all processes of a role, for a request that is safe to repeat, and what lies between two. */
const ROUNDS = 3;
const BETWEEN_ROUNDS_MS = 250;

/** `lost`: it may have been carried out, and its answer did not come. */
type Outcome = 'answered' | 'unreached' | 'lost';

export function createProxy(upstreams: Upstreams): Server {
  const agent = new Agent({ keepAlive: true });
  const leftOutUntilMs = new Map<number, number>();
  let turn = 0;

  const hand = (port: number, asked: IncomingMessage, body: Buffer, answer: ServerResponse): Promise<Outcome> =>
    new Promise((resolve) => {
      const forwardedFor = [asked.headers['x-forwarded-for'], asked.socket.remoteAddress].filter(Boolean).join(', ');
      const headers = { ...asked.headers, 'x-forwarded-for': forwardedFor };
      const { method, url: path } = asked;
      const handed = request({ agent, host: '127.0.0.1', port, method, path, headers }, (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
        given.on('error', () => answer.destroy());
        resolve('answered');
      });
      answer.on('close', () => handed.destroy());
      handed.on('error', (error: NodeJS.ErrnoException) => {
        if (answer.headersSent) return resolve('answered');
        resolve(error.code === 'ECONNREFUSED' ? 'unreached' : 'lost');
      });
      handed.end(body);
    });

  /** Those that could be reached first, each role's in turn. */
  const inOrder = (ports: readonly number[]): number[] => {
    turn += 1;
    const from = turn % Math.max(ports.length, 1);
    const isLeftOut = (port: number) => (leftOutUntilMs.get(port) ?? 0) > Date.now();
    const rotated = [...ports.slice(from), ...ports.slice(0, from)];
    return rotated.toSorted((a, b) => Number(isLeftOut(a)) - Number(isLeftOut(b)));
  };

  return createServer({ maxHeaderSize: HEADER_BYTES }, async (asked, answer) => {
    const body = await bodyOf(asked).catch(() => undefined);
    if (body === undefined) return void answer.destroy();
    if (body === null) return refuse(answer, 413, 'tooLarge', 'The body is too large.');
    const role = roleOf(asked.url ?? '/');
    for (let round = 0; round < ROUNDS; round++) {
      if (round > 0) await new Promise((resolve) => setTimeout(resolve, BETWEEN_ROUNDS_MS));
      for (const port of inOrder(upstreams[role])) {
        const outcome = await hand(port, asked, body, answer);
        if (outcome === 'answered' || answer.destroyed) return;
        leftOutUntilMs.set(port, Date.now() + LEFT_OUT_MS);
        if (outcome === 'lost' && !isRepeatable(role, asked)) {
          return refuse(answer, 502, 'noAnswer', 'The process ended before it answered; look before you repeat it.');
        }
      }
    }
    refuse(answer, 503, 'unavailable', 'No process of this role is there.');
  });
}

/** What measurement clients send counts once however often it comes: its id is made of its bytes. Reading changes nothing. */
const isRepeatable = (role: ServedRole, { method = 'GET' }: IncomingMessage): boolean =>
  role === 'collect' || method === 'GET' || method === 'HEAD';

/** Null when it is too large. Rejects when the client goes away. */
async function bodyOf(asked: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of asked as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function refuse(answer: ServerResponse, status: number, code: string, message: string): void {
  answer.writeHead(status, { 'retry-after': '1', 'content-type': 'application/json', connection: 'close' });
  answer.end(JSON.stringify({ code, message }));
}
