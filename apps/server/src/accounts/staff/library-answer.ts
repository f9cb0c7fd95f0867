/** Converts answers of the account library into our API's format. */
import type { ApiError } from '@sintonia/contracts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { sendError } from '../../http/answers/api-error.ts';

const LibraryError = z.object({ code: z.string().optional(), message: z.string().optional() }).catch({});

/**
 * The library's error code in camel case: `INVALID_EMAIL_OR_PASSWORD` becomes `invalidEmailOrPassword`.
 *
 * @param status by default the library's
 */
export async function sendLibraryError(
  reply: FastifyReply,
  response: Response,
  status = response.status,
): Promise<FastifyReply> {
  const { code, message } = LibraryError.parse(await response.json().catch(() => ({})));
  const retryAfterS = response.headers.get('x-retry-after');
  if (retryAfterS) reply.header('retry-after', retryAfterS);
  const unnamed = response.status === 429 ? 'TOO_MANY_REQUESTS' : 'REQUEST_REFUSED';
  const error: Partial<ApiError> = {
    code: toCamelCase(code ?? unnamed),
    message: message ?? 'The request was refused.',
  };
  return sendError(reply, status, error);
}

/**
 * Sends `body` with the library's cookies. The library's own body is dropped: it may hold a session token, which
 * scripts must not see.
 */
export function sendWithCookies(reply: FastifyReply, response: Response, body: unknown): FastifyReply {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify(body));
}

export function tooManyGuesses(reply: FastifyReply, waitS: number): FastifyReply {
  const message = 'Too many wrong passwords for this account; try again later.';
  return sendError(reply.header('retry-after', waitS), 429, { code: 'tooManyGuesses', message });
}

const toCamelCase = (code: string): string =>
  code.toLowerCase().replace(/_([a-z])/g, (_, message: string) => message.toUpperCase());
