/**
 * Parameter names of an identity request in wire order, by their names in code; those of ids repeat for each id.
 *
 * Writing needs only this, so the tag contains only this; `identity-request.ts` reads them.
 */
export const IDENTITY_KEYS = {
  clientVersion: 'd_visid_ver',
  /** `MC` visitor id, `A` analytics id, `AAM` region, blob and customer ids; absent in opt-out requests. */
  group: 'd_fieldgroup',
  gdprApplies: 'gdpr',
  gdprForced: 'gdpr_force',
  gdprConsent: 'gdpr_consent',
  consentChanged: 'd_cf',
  answerAs: 'd_rtbd',
  protocol: 'd_ver',
  verify: 'd_verify',
  organisationId: 'd_orgid',
  syncContainer: 'd_nsid',
  visitorId: 'd_mid',
  withoutThirdParties: 'd_coppa',
  cookieSafe: 'd_coop_safe',
  cookieUnsafe: 'd_coop_unsafe',
  blob: 'd_blob',
  customerIds: 'd_cid_ic',
  namespaceIds: 'd_cid_ns',
  /** On the analytics server, instead of `d_orgid` and `d_mid`. */
  analyticsOrganisationId: 'mcorgid',
  analyticsVisitorId: 'mid',
  cookieLifetime: 'cl',
  sentAtMs: 'ts',
} as const;

export type IdentityField = Exclude<keyof typeof IDENTITY_KEYS, 'customerIds' | 'namespaceIds'>;
