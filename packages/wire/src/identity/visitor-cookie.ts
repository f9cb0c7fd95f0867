import { stringHash } from './customer-ids.ts';

/** One field of the cookie. */
export interface CookieField {
  readonly value: string;
  /** Seconds since 1970 after which the value is stale. */
  readonly expiresAtS?: number;
  /** The field is also stale when the session cookie is gone. */
  readonly ofSession?: true;
}

/** The AMCV cookie: fields by name, in the order written. */
export interface VisitorCookie {
  /** Hash of the client's settings; fields that expire are stale when it differs. */
  readonly digest: number;
  readonly fields: ReadonlyMap<string, CookieField>;
}

/** Field names that our client writes. */
export type VisitorField =
  | 'MCIDTS'
  | 'MCMID'
  | 'MCAAMLH'
  | 'MCAAMB'
  | 'MCOPTOUT'
  | 'MCAID'
  | 'MCCIDH'
  | 'MCSYNCSOP'
  | 'vVersion';

/** Written for an id or opt-out that was requested and is missing. */
export const NONE = 'NONE';

/** § 9: cookie default lifetime, in seconds. */
export const VISITOR_COOKIE_LIFETIME_S = 34_190_000;

/** Prefix of the cookie's name, before the organisation, and that of its session cookie. */
export const VISITOR_COOKIE_PREFIX = 'AMCV_';
export const VISITOR_SESSION_COOKIE_PREFIX = 'AMCVS_';

export const visitorCookieName = (organisationId: string): string =>
  VISITOR_COOKIE_PREFIX + encodeURIComponent(organisationId);
export const visitorSessionCookieName = (organisationId: string): string =>
  VISITOR_SESSION_COOKIE_PREFIX + encodeURIComponent(organisationId);

/** Digest of a client version and its identity server, with the secure server when it is set separately. */
export const settingsDigest = (version: string, ...servers: string[]): number =>
  stringHash([version, ...servers].join('|'));

const FIELD = /^([A-Za-z]\w*)(?:-(\d+)(s?))?$/;

/** Parses a decoded cookie value; undefined when malformed. */
export function parseVisitorCookie(value: string): VisitorCookie | undefined {
  const [digest = '', ...parts] = value.split('|');
  if (!/^-?\d+$/.test(digest) || parts.length % 2 !== 0) return undefined;
  const fields = new Map<string, CookieField>();
  for (let i = 0; i < parts.length; i += 2) {
    const [, name, expiry, session] = FIELD.exec(parts[i] ?? '') ?? [];
    if (name === undefined) return undefined;
    fields.set(name, {
      value: parts[i + 1] ?? '',
      ...(expiry !== undefined && { expiresAtS: Number(expiry) }),
      ...(session && { ofSession: true }),
    });
  }
  return { digest: Number(digest), fields };
}

/** Cookie → value, not yet percent-encoded. */
export function formatVisitorCookie({ digest, fields }: VisitorCookie): string {
  const parts: (string | number)[] = [digest];
  for (const [name, { value, expiresAtS, ofSession }] of fields) {
    parts.push(expiresAtS === undefined ? name : `${name}-${expiresAtS}${ofSession ? 's' : ''}`, value);
  }
  return parts.join('|');
}

/** A field's value while it is fresh. */
export function freshValue(
  cookie: VisitorCookie,
  name: VisitorField,
  nowS: number,
  inSession: boolean,
): string | undefined {
  const field = cookie.fields.get(name);
  if (!field || (field.expiresAtS !== undefined && field.expiresAtS <= nowS)) return undefined;
  return field.ofSession && !inSession ? undefined : field.value;
}
