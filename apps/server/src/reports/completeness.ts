/**
 * Time up to which reports are complete, and the number of waiting events: in each answer, and logged when the lag is
 * long.
 */
import { type Completeness, LATE_AFTER_S } from '@sintonia/contracts';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { EventStream } from '../stores/stream/event-stream.ts';

/** Cache lifetime of an answer, so that frequent requests do not query the stream as often. */
const RETENTION_MS = 500;
const POLL_INTERVAL_MS = 5000;

/** Completeness of answers computed from events. */
const FROM_EVENTS = /^\/api\/(?:(?:v1\/)?reports|parallel-run|activities|tag-library|realtime)\b/;

/** Never rejects. The result is current or slightly older. */
export type CompletenessReader = () => Promise<Completeness>;

export function createCompleteness(stream: Pick<EventStream, 'backlog'>, nowMs: () => number): CompletenessReader {
  let last: { atMs: number; answer: Promise<Completeness> } | null = null;
  const readCompleteness = async (atMs: number): Promise<Completeness> => {
    try {
      const { events, lagS } = await stream.backlog();
      return { completeUntil: new Date(atMs - lagS * 1000).toISOString(), waitingEvents: events };
    } catch {
      return { completeUntil: null, waitingEvents: null };
    }
  };
  return () => {
    const atMs = nowMs();
    if (last === null || atMs - last.atMs > RETENTION_MS) last = { atMs, answer: readCompleteness(atMs) };
    return last.answer;
  };
}

/**
 * Adds headers to every answer computed from events: `x-complete-until`, `x-waiting-events`; `unknown` if the stream
 * does not answer. Queried before the figures, so that it never claims more than they contain.
 */
export function completenessReader(
  app: FastifyInstance,
  readCompleteness: (request: FastifyRequest) => Promise<Completeness>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!FROM_EVENTS.test(request.url)) return;
    const { completeUntil, waitingEvents } = await readCompleteness(request);
    reply.header('x-complete-until', completeUntil ?? 'unknown');
    reply.header('x-waiting-events', waitingEvents ?? 'unknown');
  });
}

/** Logs when reports lag by more than a minute, and when they have caught up. Returns a function that stops. */
export function watchCompleteness(
  readCompleteness: CompletenessReader,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  nowMs: () => number,
  pollIntervalMs = POLL_INTERVAL_MS,
): () => void {
  let isLate = false;
  const check = async () => {
    const { completeUntil, waitingEvents } = await readCompleteness();
    if (completeUntil === null) return;
    const behindS = Math.round((nowMs() - Date.parse(completeUntil)) / 1000);
    const wasLate = isLate;
    isLate = behindS > LATE_AFTER_S;
    if (isLate === wasLate) return;
    const reported = { part: 'stream', completeUntil, waitingEvents, behindS };
    if (isLate) log.error(reported, `reports are ${behindS} s behind: ${waitingEvents} events wait to be stored`);
    else log.info(reported, 'reports have caught up');
  };
  const timer = setInterval(() => void check(), pollIntervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
