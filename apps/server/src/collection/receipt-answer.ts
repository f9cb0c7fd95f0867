/** Answers common to all protocols: retry later, or the reason of a rejection. */
import type { ApiError } from '@sintonia/contracts';
import type { FastifyReply } from 'fastify';
import { sendError } from '../http/api-error.ts';
import type { Receipt } from './inbox.ts';
import { describeRejection } from './rejection.ts';

/** Status and message of an event that was not accepted; null if it was, so that the protocol's own answer applies. */
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
