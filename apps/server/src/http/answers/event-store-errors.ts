import type { FastifyInstance } from 'fastify';
import { EventStoreError } from '../../stores/events/event-store.ts';
import { sendError } from './api-error.ts';

/** Maps a failed query of the event store to an answer: too expensive, unavailable, or an internal error. */
export function answerEventStoreErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof EventStoreError)) throw error;
    request.log.warn({ err: error }, 'the event store could not answer');
    if (error.kind === 'limit') {
      return sendError(reply, 422, {
        code: 'tooMuch',
        message: 'The query takes too long: request a shorter period.',
      });
    }
    return sendError(reply, error.kind === 'unavailable' ? 503 : 500);
  });
}
