import { epochMs, oneOrZero, text, word } from '../field-kinds.ts';
import {
  type BadField,
  decodeFields,
  encodeFields,
  type FieldTable,
  type FieldValues,
  field,
  type Kind,
  type Pair,
} from '../field-table.ts';
import { parseQuery, toQuery } from '../query.ts';
import { type CustomerId, formatCustomerId, parseCustomerId } from './customer-ids.ts';

/** `true`, or absent. */
const trueOrAbsent: Kind<boolean> = {
  storage: 'boolean',
  put: (value) => (value ? 'true' : undefined),
  take: (raw) => (raw === 'true' ? true : undefined),
  expects: 'true',
};

const BEFORE_CUSTOMER_IDS = {
  clientVersion: field('d_visid_ver', word, 'Client version'),
  /** `MC` visitor id, `A` analytics id, `AAM` region, blob and customer ids; absent when asking for opt-out. */
  group: field('d_fieldgroup', word, 'What is asked'),
  gdprApplies: field('gdpr', oneOrZero, 'GDPR applies'),
  gdprForced: field('gdpr_force', oneOrZero, 'GDPR forced'),
  gdprConsent: field('gdpr_consent', text, 'Consent string'),
  consentChanged: field('d_cf', oneOrZero, 'Consent changed'),
  answerAs: field('d_rtbd', word, 'Form of the answer'),
  protocol: field('d_ver', word, 'Protocol'),
  verify: field('d_verify', oneOrZero, 'Verify the cookie'),
  organisationId: field('d_orgid', text, 'Organisation'),
  syncContainer: field('d_nsid', word, 'Sync container'),
  visitorId: field('d_mid', text, 'Visitor id'),
  withoutThirdParties: field('d_coppa', trueOrAbsent, 'Without third-party cookies'),
  cookieSafe: field('d_coop_safe', oneOrZero, 'Device graph allowed'),
  cookieUnsafe: field('d_coop_unsafe', oneOrZero, 'Device graph refused'),
  blob: field('d_blob', text, 'Audience blob'),
};

const AFTER_CUSTOMER_IDS = {
  /** On the analytics server, instead of `d_orgid` and `d_mid`. */
  analyticsOrganisationId: field('mcorgid', text, 'Organisation'),
  analyticsVisitorId: field('mid', text, 'Visitor id'),
  cookieLifetime: field('cl', text, 'Cookie lifetime'),
  sentAtMs: field('ts', epochMs, 'Sent at'),
} satisfies FieldTable;

export const IDENTITY_FIELDS = { ...BEFORE_CUSTOMER_IDS, ...AFTER_CUSTOMER_IDS };

const CUSTOMER_ID = 'd_cid_ic';
const NAMESPACE_ID = 'd_cid_ns';

/** I-01: a request to `/id` or `/optOutStatus`. */
export interface IdentityRequest extends FieldValues<typeof IDENTITY_FIELDS> {
  readonly customerIds?: readonly CustomerId[];
  /** Ids by name space, as they came. */
  readonly namespaceIds?: readonly string[];
}

/** Request → query in wire order; `ts` is last. */
export const encodeIdentityRequest = (request: IdentityRequest): string =>
  toQuery([
    ...encodeFields(BEFORE_CUSTOMER_IDS, request),
    ...(request.customerIds ?? []).map((id): Pair => [CUSTOMER_ID, formatCustomerId(id)]),
    ...(request.namespaceIds ?? []).map((id): Pair => [NAMESPACE_ID, id]),
    ...encodeFields(AFTER_CUSTOMER_IDS, request),
  ]);

export interface DecodedIdentityRequest {
  readonly request: IdentityRequest;
  readonly unknown: Pair[];
  readonly bad: BadField[];
}

/** Query → request. Never throws; what cannot be read is in `unknown` and `bad` as it came. */
export function decodeIdentityRequest(query: string): DecodedIdentityRequest {
  const { fields, rest, bad } = decodeFields(IDENTITY_FIELDS, parseQuery(query));
  const customerIds: CustomerId[] = [];
  const namespaceIds: string[] = [];
  const unknown: Pair[] = [];
  for (const pair of rest) {
    const raw = pair[1] ?? '';
    if (pair[0] === NAMESPACE_ID) namespaceIds.push(raw);
    else if (pair[0] !== CUSTOMER_ID) unknown.push(pair);
    else {
      const id = parseCustomerId(raw);
      if (id) customerIds.push(id);
      else bad.push({ key: CUSTOMER_ID, raw, why: 'expects key, id and state' });
    }
  }
  const request: IdentityRequest = {
    ...fields,
    ...(customerIds.length > 0 && { customerIds }),
    ...(namespaceIds.length > 0 && { namespaceIds }),
  };
  return { request, unknown, bad };
}
