/** Answers of a plugin whose store failed: 503 when it may come back, 422 when it was too much. */
import type { FastifyInstance } from 'fastify';
import { EventStoreError } from '../stores/events/event-store.ts';
import { StreamError } from '../stores/stream/event-stream.ts';
import { sendError } from './api-error.ts';

export function answerStoreErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof EventStoreError) && !(error instanceof StreamError)) throw error;
    request.log.warn({ err: error }, 'a store failed');
    if (error.kind === 'limit') return sendError(reply, 422, { code: 'tooMuch', message: 'That is too much at once.' });
    return sendError(reply, error.kind === 'query' || error.kind === 'insert' ? 500 : 503);
  });
}
