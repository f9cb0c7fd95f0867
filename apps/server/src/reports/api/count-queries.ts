import type { FastifyReply } from 'fastify';
import { sendError } from '../../http/answers/api-error.ts';
import { LimiterFull, WorkAbandoned } from '../../stores/events/concurrency-limiter.ts';
import { EventStoreError } from '../../stores/events/event-store.ts';
import { CLIENT_LEFT } from './while-connected.ts';

/** Refusals of the engine or the queue, with a helpful message. */
export async function counting(
  reply: FastifyReply,
  narrowerWith: () => string,
  work: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LimiterFull) return sendError(reply, 503);
    if (error instanceof WorkAbandoned) return reply.code(CLIENT_LEFT).send();
    if (!(error instanceof EventStoreError)) throw error;
    reply.request.log.warn({ err: error }, 'a report could not be counted');
    if (error.kind === 'limit') return sendError(reply, 422, { code: 'tooMuch', message: narrowerWith() });
    return sendError(reply, error.kind === 'unavailable' ? 503 : 500);
  }
}
