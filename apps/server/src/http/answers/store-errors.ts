/** Answers for a failed store: 503 if it may recover, 422 if the query was too expensive. */
import type { FastifyInstance } from 'fastify';
import { EventStoreError } from '../../stores/events/event-store.ts';
import { StreamError } from '../../stores/stream/event-stream.ts';
import { sendError } from './api-error.ts';

export function answerStoreErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof EventStoreError) && !(error instanceof StreamError)) throw error;
    request.log.warn({ err: error }, 'a store failed');
    if (error.kind === 'limit')
      return sendError(reply, 422, { code: 'tooMuch', message: 'The request covers too much data.' });
    return sendError(reply, error.kind === 'query' || error.kind === 'insert' ? 500 : 503);
  });
}
