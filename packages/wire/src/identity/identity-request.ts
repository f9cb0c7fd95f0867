import { epochMs, oneOrZero, text, word } from '../field-kinds.ts';
import { type BadField, decodeFields, type FieldValues, field, type Kind, type Pair } from '../field-table.ts';
import { parseQuery } from '../query.ts';
import { type CustomerId, parseCustomerId } from './customer-ids.ts';
import { IDENTITY_KEYS, type IdentityField } from './identity-keys.ts';

/** `true`, or absent. */
const trueOrAbsent: Kind<boolean> = {
  storage: 'boolean',
  encode: (value) => (value ? 'true' : undefined),
  decode: (raw) => (raw === 'true' ? true : undefined),
  expects: 'true',
};

/** A field by its name on the wire. */
const as = <T>(name: IdentityField, kind: Kind<T>) => field(IDENTITY_KEYS[name], kind, IDENTITY_KEYS[name]);

export const IDENTITY_FIELDS = {
  clientVersion: as('clientVersion', word),
  group: as('group', word),
  gdprApplies: as('gdprApplies', oneOrZero),
  gdprForced: as('gdprForced', oneOrZero),
  gdprConsent: as('gdprConsent', text),
  consentChanged: as('consentChanged', oneOrZero),
  answerAs: as('answerAs', word),
  protocol: as('protocol', word),
  verify: as('verify', oneOrZero),
  organisationId: as('organisationId', text),
  syncContainer: as('syncContainer', word),
  visitorId: as('visitorId', text),
  withoutThirdParties: as('withoutThirdParties', trueOrAbsent),
  cookieSafe: as('cookieSafe', oneOrZero),
  cookieUnsafe: as('cookieUnsafe', oneOrZero),
  blob: as('blob', text),
  analyticsOrganisationId: as('analyticsOrganisationId', text),
  analyticsVisitorId: as('analyticsVisitorId', text),
  cookieLifetime: as('cookieLifetime', text),
  sentAtMs: as('sentAtMs', epochMs),
} satisfies Record<IdentityField, unknown>;

/** I-01: a request to `/id` or `/optOutStatus`. */
export interface IdentityRequest extends FieldValues<typeof IDENTITY_FIELDS> {
  readonly customerIds?: readonly CustomerId[];
  /** Ids by name space, as received. */
  readonly namespaceIds?: readonly string[];
}

export interface DecodedIdentityRequest {
  readonly request: IdentityRequest;
  readonly unknown: Pair[];
  readonly bad: BadField[];
}

/** Query → request. Never throws; unreadable values are in `unknown` and `bad` as received. */
export function decodeIdentityRequest(query: string): DecodedIdentityRequest {
  const { fields, rest, bad } = decodeFields(IDENTITY_FIELDS, parseQuery(query));
  const customerIds: CustomerId[] = [];
  const namespaceIds: string[] = [];
  const unknown: Pair[] = [];
  for (const pair of rest) {
    const raw = pair[1] ?? '';
    if (pair[0] === IDENTITY_KEYS.namespaceIds) namespaceIds.push(raw);
    else if (pair[0] !== IDENTITY_KEYS.customerIds) unknown.push(pair);
    else {
      const id = parseCustomerId(raw);
      if (id) customerIds.push(id);
      else bad.push({ key: IDENTITY_KEYS.customerIds, raw, why: 'expects key, id and state' });
    }
  }
  const request: IdentityRequest = {
    ...fields,
    ...(customerIds.length > 0 && { customerIds }),
    ...(namespaceIds.length > 0 && { namespaceIds }),
  };
  return { request, unknown, bad };
}
