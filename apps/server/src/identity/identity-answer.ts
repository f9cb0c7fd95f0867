/** What `/id` answers, by field group. Pure: who the visitor is and what they chose come in. */
import type { IdentityAnswer, IdentityRequest } from '@sintonia/wire';
import { analyticsIdOf, blobOf, isVisitorId, newVisitorId } from './visitor-id.ts';

/** Location hint: one region, since there is one installation. */
export const REGION = 6;

export interface KnownVisitor {
  /** Visitor id of our own cookie. */
  cookieId: string | undefined;
  /** The visitor refused measurement on this site. */
  hasRefused: boolean;
}

export interface IdentityDecision {
  answer: Partial<IdentityAnswer>;
  /** Visitor id to keep in our cookie. */
  remember?: string;
}

const refusal = (error: string): IdentityDecision => ({ answer: { error } });

/** `global`: the client keeps silent from now on. */
export const optOutAnswer = (hasRefused: boolean): Partial<IdentityAnswer> => ({
  optOut: hasRefused ? ['global'] : [],
});

/** A visitor who refused gets no identifier, whoever asks (C-06). */
export function answerIdentity(request: IdentityRequest, { cookieId, hasRefused }: KnownVisitor): IdentityDecision {
  const organisationId = request.organisationId ?? request.analyticsOrganisationId;
  if (!organisationId?.includes('@')) return refusal('The organization id is missing.');
  if (hasRefused) return { answer: optOutAnswer(true) };
  const ownId = isVisitorId(cookieId) ? cookieId : undefined;
  const claimedId = request.visitorId ?? request.analyticsVisitorId;
  const givenId = isVisitorId(claimedId) ? claimedId : undefined;
  if (request.group === 'MC') {
    const visitorId = ownId ?? givenId ?? newVisitorId();
    return { answer: profileOf(visitorId), remember: visitorId };
  }
  if (request.group !== 'A' && request.group !== 'AAM') return refusal('d_fieldgroup must be MC, A or AAM.');
  const visitorId = givenId ?? ownId;
  if (visitorId === undefined) return refusal('The visitor id is missing or not one of ours.');
  return { answer: request.group === 'A' ? { analyticsId: analyticsIdOf(visitorId) } : profileOf(visitorId) };
}

const profileOf = (visitorId: string): Partial<IdentityAnswer> => ({
  visitorId,
  region: REGION,
  blob: blobOf(visitorId),
});
