/** A cheap load generator: prepared requests over persistent raw connections, one at a time on each. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { quantile } from './quantile.ts';

export interface Load {
  port: number;
  connections: number;
  seconds: number;
  /** Bytes of one request; every call gives another event. */
  next: () => string;
  /** Requests per second over all connections; undefined: as fast as answers come. */
  perSecond?: number;
  /**
   * Share of them that are due together with the one before, as the requests of one visit are; the others are due at
   * random, as those of independent visitors (a Poisson process). Undefined: all are due evenly.
   */
  togetherShare?: number;
}

export interface Answers {
  perSecond: number;
  /**
   * Latency in ms; with a rate from the time a request was due, so that a stall counts for every request that it
   * delays.
   */
  p50: number;
  p99: number;
  /** Each latency that these are quantiles of. */
  waits: readonly number[];
  /** Answers other than 2xx. */
  refused: number;
  /** Requests sent, including the warm-up. */
  sent: number;
}

/** Measurement starts after this, in ms. */
const WARM_UP_MS = 1500;

export async function sendLoad({ port, connections, seconds, next, perSecond, togetherShare }: Load): Promise<Answers> {
  const waits: number[] = [];
  let refused = 0;
  let sent = 0;
  const begin = performance.now() + WARM_UP_MS;
  const end = begin + seconds * 1000;
  let dueAt = performance.now();
  /** When the next request is due; all connections share one schedule. */
  const takeTurn = (): number => {
    if (perSecond === undefined) return performance.now();
    if (togetherShare === undefined) dueAt += 1000 / perSecond;
    else if (Math.random() >= togetherShare)
      dueAt += (-Math.log(1 - Math.random()) * 1000) / (perSecond * (1 - togetherShare));
    return dueAt;
  };

  const talk = async (): Promise<void> => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    const answers = createAnswers(socket);
    while (performance.now() < end) {
      const due = takeTurn();
      const early = due - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      sent += 1;
      const from = Math.min(due, performance.now()); // a timer may fire up to a millisecond early
      socket.write(next());
      const status = await answers();
      const now = performance.now();
      if (now < begin || now > end) continue;
      waits.push(now - from);
      if (status >= 300) refused += 1;
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, talk));
  const [p50, p99] = [quantile(waits, 0.5), quantile(waits, 0.99)];
  return { perSecond: waits.length / seconds, p50, p99, waits, refused, sent };
}

/** Returns a function that resolves with the status of the next complete answer. */
function createAnswers(socket: Socket): () => Promise<number> {
  let text = '';
  let settle: { resolve: (status: number) => void; reject: (error: Error) => void } | null = null;
  const look = () => {
    const head = text.indexOf('\r\n\r\n');
    if (head < 0 || settle === null) return;
    const body = Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0);
    if (text.length < head + 4 + body) return;
    const status = Number(text.slice(9, 12));
    text = text.slice(head + 4 + body);
    const { resolve } = settle;
    settle = null;
    resolve(status);
  };
  socket.setEncoding('latin1').on('data', (more) => {
    text += String(more);
    look();
  });
  let isClosed = false;
  const fail = () => {
    isClosed = true;
    settle?.reject(new Error('the server closed the connection'));
  };
  socket.on('error', fail).on('close', fail);
  return () =>
    new Promise((resolve, reject) => {
      settle = { resolve, reject };
      look();
      if (isClosed) fail();
    });
}
