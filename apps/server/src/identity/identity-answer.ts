/** What `/id` answers, by field group. Pure: who the visitor is and what they chose come in. */
import { analyticsIdOf, blobOf, isVisitorId, newVisitorId } from './visitor-id.ts';

/** Seconds that region and blob stay fresh. */
export const SYNC_TTL_S = 604_800;
/** Seconds that the opt-out state stays fresh. § 9. */
export const OPT_OUT_TTL_S = 7200;
/** Location hint: one region, since there is one installation. */
export const REGION = 6;

export interface IdentityQuestion {
  /** `d_fieldgroup`: MC first visit, A analytics id, AAM region and customer ids. */
  fieldGroup: string | undefined;
  organisationId: string | undefined;
  /** Visitor id that the client says it has. */
  claimedId: string | undefined;
  /** Visitor id of our own cookie. */
  cookieId: string | undefined;
  /** The visitor refused measurement on this site. */
  hasRefused: boolean;
}

export interface IdentityAnswer {
  body: Record<string, unknown>;
  /** Visitor id to keep in our cookie; null leaves it as it is. */
  remember: string | null;
}

const refusal = (message: string): IdentityAnswer => ({ body: { error_msg: message }, remember: null });

export const optOutStatus = (hasRefused: boolean) => ({
  d_optout: hasRefused ? ['global'] : [],
  d_ottl: OPT_OUT_TTL_S,
});

export function answerIdentity(question: IdentityQuestion): IdentityAnswer {
  const { fieldGroup, organisationId, claimedId, cookieId, hasRefused } = question;
  if (!organisationId?.includes('@')) return refusal('The organization id is missing.');
  if (hasRefused) return { body: optOutStatus(true), remember: null };
  const ownId = isVisitorId(cookieId) ? cookieId : undefined;
  const givenId = isVisitorId(claimedId) ? claimedId : undefined;
  switch (fieldGroup) {
    case 'MC': {
      const visitorId = ownId ?? givenId ?? newVisitorId();
      return { body: profile(visitorId), remember: visitorId };
    }
    case 'AAM': {
      const visitorId = givenId ?? ownId;
      if (visitorId === undefined) return refusal('The visitor id is missing or not one of ours.');
      return { body: profile(visitorId), remember: null };
    }
    case 'A': {
      const visitorId = givenId ?? ownId;
      if (visitorId === undefined) return refusal('The visitor id is missing or not one of ours.');
      return { body: { id: analyticsIdOf(visitorId) }, remember: null };
    }
    default:
      return refusal('d_fieldgroup must be MC, A or AAM.');
  }
}

function profile(visitorId: string): Record<string, unknown> {
  return {
    d_mid: visitorId,
    d_region: REGION,
    d_blob: blobOf(visitorId),
    id_sync_ttl: SYNC_TTL_S,
    ibs: [],
    ...optOutStatus(false),
  };
}
