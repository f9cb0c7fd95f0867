/**
 * The proxy of a cluster on one machine: forwards each request to a process of its role, and to another if the first
 * does not answer. In production nginx has this place (`deploy/nginx/`).
 */
import {
  Agent,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as sendRequest,
} from 'node:http';
import { roleOf, type ServedRole } from '../../src/http/addresses/role-of-path.ts';

/** Ports on this machine, by role. */
export type Upstreams = Readonly<Record<ServedRole, readonly number[]>>;

const HEADER_BYTES = 65_536;
/** Bodies are buffered until answered; larger → 413. An import is the largest. */
const BODY_BYTES = 32 * 1024 * 1024;
/** After a failed connection, a process is tried last for this long. */
const LEFT_OUT_MS = 1000;
/** Rounds through all processes of a role for a repeatable request, and the pause between rounds. */
const ROUNDS = 3;
const BETWEEN_ROUNDS_MS = 250;

/** `lost`: it may have been executed, but no answer arrived. */
type Outcome = 'answered' | 'unreached' | 'lost';

export function createProxy(upstreams: Upstreams): Server {
  const agent = new Agent({ keepAlive: true });
  const leftOutUntilMs = new Map<number, number>();
  let turn = 0;

  const hand = (port: number, request: IncomingMessage, body: Buffer, answer: ServerResponse): Promise<Outcome> =>
    new Promise((resolve) => {
      const forwardedFor = [request.headers['x-forwarded-for'], request.socket.remoteAddress]
        .filter(Boolean)
        .join(', ');
      const headers = { ...request.headers, 'x-forwarded-for': forwardedFor };
      const { method, url: path } = request;
      const handed = sendRequest({ agent, host: '127.0.0.1', port, method, path, headers }, (given) => {
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

  /** Ports of a role, starting with the next in turn; recently unreachable ones last. */
  const inOrder = (ports: readonly number[]): number[] => {
    turn += 1;
    const from = turn % Math.max(ports.length, 1);
    const isLeftOut = (port: number) => (leftOutUntilMs.get(port) ?? 0) > Date.now();
    const rotated = [...ports.slice(from), ...ports.slice(0, from)];
    return rotated.toSorted((a, b) => Number(isLeftOut(a)) - Number(isLeftOut(b)));
  };

  return createServer({ maxHeaderSize: HEADER_BYTES }, async (request, answer) => {
    const body = await bodyOf(request).catch(() => undefined);
    if (body === undefined) return void answer.destroy();
    if (body === null) return refuse(answer, 413, 'tooLarge', 'The body is too large.');
    const role = roleOf(request.url ?? '/');
    for (let round = 0; round < ROUNDS; round++) {
      if (round > 0) await new Promise((resolve) => setTimeout(resolve, BETWEEN_ROUNDS_MS));
      for (const port of inOrder(upstreams[role])) {
        const outcome = await hand(port, request, body, answer);
        if (outcome === 'answered' || answer.destroyed) return;
        leftOutUntilMs.set(port, Date.now() + LEFT_OUT_MS);
        if (outcome === 'lost' && !isRepeatable(role, request)) {
          return refuse(answer, 502, 'noAnswer', 'The process ended before it answered; look before you repeat it.');
        }
      }
    }
    refuse(answer, 503, 'unavailable', 'No process of this role is there.');
  });
}

/** Beacons are repeatable, because an event's id is derived from its bytes. Reads change nothing. */
const isRepeatable = (role: ServedRole, { method = 'GET' }: IncomingMessage): boolean =>
  role === 'collect' || method === 'GET' || method === 'HEAD';

/** Null if it is too large. Rejects if the client disconnects. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
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
