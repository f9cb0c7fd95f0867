/** What of a receipt concerns every protocol: try later, or say what could not be read. */
import type { FastifyReply } from 'fastify';
import { sendError } from '../http/api-error.ts';
import type { Receipt } from './inbox.ts';
import { describeRejection } from './rejection.ts';

/** Answers a receipt of one event that was not taken; null when it was, and the protocol's own answer is due. */
export function answerUntaken(reply: FastifyReply, receipt: Receipt): FastifyReply | null {
  if (receipt.kind === 'unavailable') return sendError(reply, 503);
  const outcome = receipt.outcomes[0];
  if (outcome?.kind !== 'rejected') return null;
  const { rejection } = outcome;
  return sendError(reply, rejection.reason === 'tooLarge' ? 413 : 400, {
    code: rejection.reason,
    message: describeRejection(rejection),
  });
}
