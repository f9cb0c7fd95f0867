import {
  type CookieField,
  formatVisitorCookie,
  freshValue,
  type IdentityAnswer,
  NONE,
  parseVisitorCookie,
  settingsDigest,
  VISITOR_COOKIE_LIFETIME_S,
  type VisitorCookie,
  type VisitorField,
  visitorCookieName,
  visitorSessionCookieName,
} from '@sintonia/wire';
import type { CookieJar } from '../transport/cookie-jar.ts';
import { type IdentitySettings, VISITOR_VERSION } from './identity-calls.ts';

const DAY_S = 86_400;

/** Ids that an earlier page stored in the AMCV cookie (docs/wire/identity.md § 3). */
export interface StoredIds {
  read(name: VisitorField): string | undefined;
  /**
   * Stores fields, if allowed, in one write: each is a synchronous message to another process. Without an expiry a
   * field lasts as long as the cookie; `undefined` deletes it.
   */
  store(fields: Partial<Record<VisitorField, CookieField | undefined>>): void;
  /** True when partner syncs are due again (I-03): once a day, where there are any. */
  isSyncDue(): boolean;
  /** Stores region, blob and opt-out of an answer, and its visitor id where there is none yet. */
  storeAnswer(answer: IdentityAnswer): void;
}

/** @param mayStore called before every write (C-06) */
export function createStoredIds(
  settings: IdentitySettings,
  cookies: CookieJar,
  nowMs: () => number,
  mayStore: () => boolean,
): StoredIds {
  const name = visitorCookieName(settings.organisationId);
  const sessionName = visitorSessionCookieName(settings.organisationId);
  const digest = settingsDigest(VISITOR_VERSION, settings.idServer);
  const today = () => String(Math.ceil(nowMs() / (DAY_S * 1000)));
  const nowS = () => Math.floor(nowMs() / 1000);

  const stored = (): VisitorCookie => {
    const cookie = parseVisitorCookie(cookies.read(name) ?? '');
    if (!cookie) return { digest, fields: new Map() };
    // Another client, or other settings: fields that expire are stale.
    const lasting = [...cookie.fields].filter(([, { expiresAtS }]) => cookie.digest === digest || !expiresAtS);
    return { digest, fields: new Map(lasting) };
  };
  const store: StoredIds['store'] = (changes) => {
    if (!mayStore()) return;
    const fields = new Map(stored().fields);
    for (const [field, value] of Object.entries(changes)) {
      if (value) fields.set(field, value);
      else fields.delete(field);
    }
    fields.delete('vVersion');
    fields.set('vVersion', { value: VISITOR_VERSION });
    cookies.write(name, formatVisitorCookie({ digest, fields }), VISITOR_COOKIE_LIFETIME_S);
    if (!cookies.read(sessionName)) cookies.write(sessionName, '1');
  };
  const read = (field: VisitorField) => freshValue(stored(), field, nowS(), cookies.read(sessionName) !== undefined);
  return {
    read,
    store,
    isSyncDue: () => read('MCSYNCSOP') !== undefined && read('MCIDTS') !== today(),
    storeAnswer: ({ visitorId, region, blob, freshS, optOut, optOutFreshS }) => {
      const expiresAtS = nowS() + freshS;
      store({
        MCIDTS: { value: today() },
        ...(region !== undefined && { MCAAMLH: { value: String(region), expiresAtS } }),
        ...(blob !== undefined && { MCAAMB: { value: blob, expiresAtS } }),
        MCOPTOUT: { value: optOut.join(',') || NONE, expiresAtS: nowS() + optOutFreshS, ofSession: true },
        ...(visitorId && !read('MCMID') && { MCMID: { value: visitorId } }),
      });
    },
  };
}
