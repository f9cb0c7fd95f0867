/** What personalisation decides about a page (P-07); composition provides it. */
import { type ConsentChoice, NO_DECISIONS, type PageDecisions } from '@sintonia/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface PageDecision {
  decisions: PageDecisions;
  /** Equal keys mean equal bytes; '' without a decision. */
  key: string;
  /** Full address. */
  redirect: string | null;
}

export const NO_DECISION: PageDecision = { decisions: NO_DECISIONS, key: '', redirect: null };

/** One page request, with the visitor's choice. */
export interface PageRequest {
  origin: string;
  consent: ConsentChoice | null;
}

/** Never rejects. */
export type PersonalisePage<Decision extends PageDecision = PageDecision> = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageRequest,
) => Promise<Decision>;
