import type { FastifyInstance } from 'fastify';
import { EventStoreError } from '../stores/events/event-store.ts';
import { sendError } from './api-error.ts';

/** What a question to the event store that failed is answered: too much, not now, or our mistake. */
export function answerEventStoreErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof EventStoreError)) throw error;
    request.log.warn({ err: error }, 'the event store could not answer');
    if (error.kind === 'limit') {
      return sendError(reply, 422, {
        code: 'tooMuch',
        message: 'That takes too long to count; ask for a shorter period.',
      });
    }
    return sendError(reply, error.kind === 'unavailable' ? 503 : 500);
  });
}
