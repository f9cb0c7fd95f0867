/** Answers of `/id` by field group. Pure: visitor and choice are arguments. */
import type { IdentityAnswer, IdentityRequest } from '@sintonia/wire';
import { analyticsIdOf, blobOf, isVisitorId, newVisitorId } from '../visitor/visitor-id.ts';

/** Location hint: always one region, since there is one installation. */
export const REGION = 6;

export interface KnownVisitor {
  /** Visitor id from our own cookie. */
  cookieId: string | undefined;
  /** The visitor refused measurement on this site. */
  hasRefused: boolean;
}

export interface IdentityDecision {
  answer: Partial<IdentityAnswer>;
  /** Visitor id to store in our cookie. */
  remember?: string;
}

const refusal = (error: string): IdentityDecision => ({ answer: { error } });

/** `global`: the client stops sending from now on. */
export const optOutAnswer = (hasRefused: boolean): Partial<IdentityAnswer> => ({
  optOut: hasRefused ? ['global'] : [],
});

/** A visitor who refused gets no identifier, in any request (C-06). */
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
