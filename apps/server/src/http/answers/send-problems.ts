import type { QueryProblem } from '@sintonia/contracts';
import type { FastifyReply } from 'fastify';
import { errorBody } from './api-error.ts';

/** 400 with all problems of a query; the message is that of the first one. */
export function sendProblems(reply: FastifyReply, problems: readonly QueryProblem[]): FastifyReply {
  const [first] = problems;
  const message = first ? `${first.path ? `${first.path}: ` : ''}${first.message}` : 'Not understood.';
  const body = errorBody(400, reply.request.id, { code: 'badQuery', message });
  return reply
    .code(400)
    .header('cache-control', 'no-store')
    .send({ ...body, problems });
}
