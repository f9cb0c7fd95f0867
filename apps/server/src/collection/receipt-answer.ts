/** What of a receipt concerns every protocol: try later, or say what could not be read. */
import type { ApiError } from '@sintonia/contracts';
import type { FastifyReply } from 'fastify';
import { sendError } from '../http/api-error.ts';
import type { Receipt } from './inbox.ts';
import { describeRejection } from './rejection.ts';

/** Status and words for one event that was not taken; null when it was, and the protocol's own answer is due. */
export function errorOf(receipt: Receipt): { status: number; error?: Partial<ApiError> } | null {
  if (receipt.kind === 'unavailable') return { status: 503 };
  const outcome = receipt.outcomes[0];
  if (outcome?.kind !== 'rejected') return null;
  const { rejection } = outcome;
  const error = { code: rejection.reason, message: describeRejection(rejection) };
  return { status: rejection.reason === 'tooLarge' ? 413 : 400, error };
}

export function answerUntaken(reply: FastifyReply, receipt: Receipt): FastifyReply | null {
  const untaken = errorOf(receipt);
  return untaken && sendError(reply, untaken.status, untaken.error);
}
