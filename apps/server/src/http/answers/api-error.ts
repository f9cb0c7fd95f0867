/** All our errors have the body `ApiError` (contracts); internal causes are only logged. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiError } from '@sintonia/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RETRY_AFTER_S } from '../app/limits.ts';

/** Status → code and text for a client, where the cause must not be shown or is not helpful. */
const KNOWN: Record<number, { code: string; message: string }> = {
  404: { code: 'notFound', message: 'There is nothing at this address.' },
  405: { code: 'methodNotAllowed', message: 'This address does not support that method.' },
  408: { code: 'tooSlow', message: 'The request took too long to arrive.' },
  413: { code: 'tooLarge', message: 'The body is too large.' },
  414: { code: 'tooLarge', message: 'The address is too long.' },
  415: { code: 'unsupportedMediaType', message: 'This content type is not supported.' },
  429: { code: 'tooManyRequests', message: 'Too many requests from this address; try again in a minute.' },
  431: { code: 'tooLarge', message: 'The headers are too large.' },
  500: { code: 'internal', message: 'Internal server error.' },
  503: { code: 'unavailable', message: 'Temporarily unavailable: try again shortly.' },
};

const UNKNOWN_REQUEST = { code: 'badRequest', message: 'The request is invalid.' };

/** The error body for a status; the code and message of `error` replace the defaults. */
export function errorBody(status: number, requestId: string, error?: Partial<ApiError>): ApiError {
  const known = KNOWN[status] ?? (status < 500 ? UNKNOWN_REQUEST : KNOWN[500]);
  return {
    code: error?.code ?? known?.code ?? 'internal',
    message: error?.message ?? known?.message ?? '',
    requestId,
    ...(error?.detail && { detail: error.detail }),
  };
}

export function sendError(reply: FastifyReply, status: number, error?: Partial<ApiError>): FastifyReply {
  const body = errorBody(status, reply.request.id, error);
  if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}

/** Error handler of every route. Client errors state their reason; internal errors are only logged. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (reply.sent) return;
    return sendError(reply, status, status >= 500 || KNOWN[status] ? undefined : { message: error.message });
  });
  app.setNotFoundHandler((_request, reply) => sendError(reply, 404));
}

/** Node's error code → status, for bytes that are not an HTTP request. */
const CLIENT_ERRORS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** For Fastify's `clientErrorHandler`: answers bytes that Node cannot parse in the same format. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = CLIENT_ERRORS[error.code ?? ''] ?? 400;
  const body = JSON.stringify(KNOWN[status] ?? UNKNOWN_REQUEST);
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}

function statusOf(error: FastifyError): number {
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 600 ? status : 500;
}
