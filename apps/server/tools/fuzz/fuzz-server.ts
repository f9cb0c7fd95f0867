/** Sends malformed requests over raw sockets and checks that no answer is a server error (S-04). */
import { connect } from 'node:net';
import { createRandom } from '../random.ts';
import { malformedRequest } from './malformed-request.ts';

export interface Fuzzed {
  requests: number;
  /** Number of answers by status. */
  statuses: Record<string, number>;
  /** Violations: a status above 499, or internals of our code in the answer. */
  violations: { request: string; answer: string }[];
  /** Connections that were neither answered nor closed in time. */
  hanging: number;
}

export interface FuzzOptions {
  port: number;
  requests: number;
  seed: number;
  connections?: number;
}

const TIMEOUT_MS = 5000;
/** After this time without an answer the request is considered incomplete, and our side is closed. */
const INCOMPLETE_MS = 50;
/** Maximum pause between two answers on one connection. */
const QUIET_MS = 5;
const VIOLATIONS_SHOWN = 5;

export async function fuzzServer({ port, requests, seed, connections = 16 }: FuzzOptions): Promise<Fuzzed> {
  const random = createRandom(seed);
  const fuzzed: Fuzzed = { requests: 0, statuses: {}, violations: [], hanging: 0 };
  const one = async (): Promise<void> => {
    while (fuzzed.requests < requests) {
      fuzzed.requests += 1;
      const bytes = malformedRequest(random);
      const answer = await exchange(port, bytes);
      if (answer === null) fuzzed.hanging += 1;
      else checkAnswer(fuzzed, bytes, answer);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return fuzzed;
}

function checkAnswer(fuzzed: Fuzzed, bytes: Buffer, answer: string): void {
  const statuses = [...answer.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status = '']) => status);
  for (const status of statuses) fuzzed.statuses[status] = (fuzzed.statuses[status] ?? 0) + 1;
  const isServerError = statuses.some((status) => status >= '500') || /\n[ \t]+at |\.ts:\d|node_modules/.test(answer);
  if (isServerError && fuzzed.violations.length < VIOLATIONS_SHOWN) {
    fuzzed.violations.push({ request: bytes.toString('latin1').slice(0, 2000), answer: answer.slice(0, 2000) });
  }
}

/**
 * Everything received until the server closed; null if nothing was received and it did not close in time. Our side
 * closes only after the answers: a server that sees an earlier end does not answer.
 */
function exchange(port: number, bytes: Buffer): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const chunks: Buffer[] = [];
    const text = () => Buffer.concat(chunks).toString('latin1');
    const timer = setTimeout(() => {
      resolve(chunks.length > 0 ? text() : null);
      socket.destroy();
    }, TIMEOUT_MS);
    let done = setTimeout(() => socket.end(), INCOMPLETE_MS);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      clearTimeout(done);
      done = setTimeout(() => socket.end(), QUIET_MS);
    });
    socket.on('end', () => socket.end());
    socket.on('error', () => {}); // a server may close while we are writing
    socket.on('close', () => {
      clearTimeout(timer);
      clearTimeout(done);
      resolve(text());
    });
    socket.write(bytes);
  });
}
