import { epochMs, oneOrZero, text, word } from '../field-kinds.ts';
import {
  type BadField,
  decodeFields,
  encodeFields,
  type Field,
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

/** A field called by its name on the wire. */
const called = <T>(key: string, kind: Kind<T>): Field<T> => field(key, kind, key);

const BEFORE_CUSTOMER_IDS = {
  clientVersion: called('d_visid_ver', word),
  /** `MC` visitor id, `A` analytics id, `AAM` region, blob and customer ids; absent when asking for opt-out. */
  group: called('d_fieldgroup', word),
  gdprApplies: called('gdpr', oneOrZero),
  gdprForced: called('gdpr_force', oneOrZero),
  gdprConsent: called('gdpr_consent', text),
  consentChanged: called('d_cf', oneOrZero),
  answerAs: called('d_rtbd', word),
  protocol: called('d_ver', word),
  verify: called('d_verify', oneOrZero),
  organisationId: called('d_orgid', text),
  syncContainer: called('d_nsid', word),
  visitorId: called('d_mid', text),
  withoutThirdParties: called('d_coppa', trueOrAbsent),
  cookieSafe: called('d_coop_safe', oneOrZero),
  cookieUnsafe: called('d_coop_unsafe', oneOrZero),
  blob: called('d_blob', text),
};

const AFTER_CUSTOMER_IDS = {
  /** On the analytics server, instead of `d_orgid` and `d_mid`. */
  analyticsOrganisationId: called('mcorgid', text),
  analyticsVisitorId: called('mid', text),
  cookieLifetime: called('cl', text),
  sentAtMs: called('ts', epochMs),
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
