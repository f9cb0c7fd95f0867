/** Every error of ours has the body `ApiError` (contracts); what went wrong inside stays in the log. */
import type { ApiError } from '@sintonia/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RETRY_AFTER_S } from './limits.ts';

/** Status → code and text for a client, where the cause itself may not be shown or says nothing to a reader. */
const KNOWN: Record<number, { code: string; message: string }> = {
  404: { code: 'notFound', message: 'There is nothing at this address.' },
  405: { code: 'methodNotAllowed', message: 'This address does not answer that method.' },
  413: { code: 'tooLarge', message: 'The body is too large.' },
  414: { code: 'tooLarge', message: 'The address is too long.' },
  415: { code: 'unsupportedMediaType', message: 'This content type is not read here.' },
  429: { code: 'tooManyRequests', message: 'Too many requests from this address; try again in a minute.' },
  431: { code: 'tooLarge', message: 'The headers are too large.' },
  500: { code: 'internal', message: 'Something failed on our side.' },
  503: { code: 'unavailable', message: 'Not possible right now; try again shortly.' },
};

export function sendError(reply: FastifyReply, status: number, error?: Partial<ApiError>): FastifyReply {
  const known = KNOWN[status] ?? (status < 500 ? { code: 'badRequest', message: 'Not understood.' } : KNOWN[500]);
  const body: ApiError = {
    code: error?.code ?? known?.code ?? 'internal',
    message: error?.message ?? known?.message ?? '',
    requestId: reply.request.id,
  };
  if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}

/** Last resort of every route. A wrong request is told why, our own mistakes are logged and kept quiet about. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (reply.sent) return;
    return sendError(reply, status, status >= 500 || KNOWN[status] ? undefined : { message: error.message });
  });
  app.setNotFoundHandler((_request, reply) => sendError(reply, 404));
}

function statusOf(error: FastifyError): number {
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 600 ? status : 500;
}
