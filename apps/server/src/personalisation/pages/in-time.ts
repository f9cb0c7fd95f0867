import type { FastifyRequest } from 'fastify';
import { NO_PAGE_DECISION, type PageDecisionResult } from './decided-page.ts';

/** Time limit of a decision; then the page is the default. */
export const DECISION_LIMIT_MS = 50;

/** The default if the decision fails or is late: it never delays or breaks a page. */
export async function inTime(
  deciding: Promise<PageDecisionResult>,
  request: FastifyRequest,
): Promise<PageDecisionResult> {
  const late = Promise.withResolvers<PageDecisionResult>();
  const timer = setTimeout(() => {
    request.log.warn('the decision took too long; the page is the default');
    late.resolve(NO_PAGE_DECISION);
  }, DECISION_LIMIT_MS);
  const failed = deciding.catch((error: unknown) => {
    request.log.error({ err: error }, 'no decision; the page is the default');
    return NO_PAGE_DECISION;
  });
  const decision = await Promise.race([failed, late.promise]);
  clearTimeout(timer);
  return decision;
}
