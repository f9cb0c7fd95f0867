import {
  type CrossDomainIds,
  type CustomerId,
  customerIdsHash,
  type IdentityAnswer,
  localVisitorId,
  NONE,
} from '@sintonia/wire';
import type { CookieJar } from '../transport/cookie-jar.ts';
import { createIdentityCalls, type GetText, type IdentitySettings } from './identity-calls.ts';
import { createStoredIds, type StoredIds } from './stored-ids.ts';
import type { VisitorIds } from './visitor-ids.ts';

export interface VisitorPorts {
  cookies: CookieJar;
  /** C-06: called before every id that is generated, stored or given. */
  mayIdentify(): boolean;
  /** C-02: whether devices may be linked to a person; called before customer ids are given or sent. */
  mayJoin(): boolean;
  get: GetText;
  nowMs(): number;
  /** From 0 (inclusive) to 1 (exclusive). */
  random(): number;
  /** T-06, I-03: ids that another site of the organisation passed, in the link or to a frame. */
  linkedIds?: (() => CrossDomainIds | undefined | Promise<CrossDomainIds | undefined>) | undefined;
  /** I-03: called with the partners of an answer. */
  syncPartners?(syncs: readonly unknown[], stored: StoredIds): void;
}

/** I-01: the visitor's ids. Nothing is requested or stored before `ids` or `idsNow` is called. */
export interface Visitor {
  /** Requests the server on a first visit; never rejects: without an answer the id is generated locally. */
  ids(): Promise<VisitorIds>;
  /** The same with the ids known now. */
  idsNow(): VisitorIds;
  /**
   * I-02: ids of the site for this visitor, added to earlier ones; a changed set is sent to the server once. They wait
   * here for consent to audience measurement, which is checked on each call.
   */
  setCustomerIds(ids: readonly CustomerId[]): void;
  /**
   * Consent was withdrawn: ids are requested again after renewed consent. The tab where the visitor refuses lets the
   * server delete its own cookie, if it may exist: this page requested ids, or ids were found.
   */
  forget(isOwn: boolean, hadIds: boolean): void;
  /** Consent to audience measurement was withdrawn: deletes every trace of customer ids from the cookie. */
  forgetPerson(): void;
}

export function createVisitor(
  settings: IdentitySettings,
  { cookies, mayIdentify, mayJoin, get, nowMs, random, linkedIds, syncPartners }: VisitorPorts,
): Visitor {
  const calls = createIdentityCalls(settings, get, nowMs);
  const stored = createStoredIds(settings, cookies, nowMs, mayIdentify);
  let customerIds: readonly CustomerId[] = [];
  let request: Promise<void> | undefined;

  const known = (): VisitorIds => {
    if (!mayIdentify()) return { customerIds: [], isOptedOut: true };
    const [visitorId, analyticsId, region, blob] = (['MCMID', 'MCAID', 'MCAAMLH', 'MCAAMB'] as const).map(stored.read);
    return {
      ...(visitorId && { visitorId }),
      ...(analyticsId && analyticsId !== NONE && { analyticsId }),
      ...(region && { region }),
      ...(blob && { blob }),
      customerIds: mayJoin() ? customerIds : [],
      isOptedOut: stored.read('MCOPTOUT')?.split(',').includes('global') ?? false,
    };
  };
  const idsNow = () => {
    if (!known().isOptedOut && !stored.read('MCMID')) stored.store({ MCMID: { value: localVisitorId(random) } });
    return known();
  };

  const store = (answer: IdentityAnswer) => {
    if (!mayIdentify()) return void calls.optOutStatus(); // refused in the meantime: this answer may have set the server's cookie
    stored.storeAnswer(answer);
    if (answer.partnerSyncs?.length) syncPartners?.(answer.partnerSyncs, stored);
  };
  const needsProfile = () =>
    stored.read('MCAAMLH') === undefined || stored.read('MCOPTOUT') === undefined || stored.isSyncDue();
  const hasNewCustomerIds = () => {
    const ids = known().customerIds;
    return ids.length > 0 && stored.read('MCCIDH') !== String(customerIdsHash(ids));
  };

  async function requestProfile() {
    const ids = idsNow();
    if (ids.isOptedOut) return;
    const sentIds = ids.customerIds;
    const answer = await calls.profile(ids);
    if (!answer) return;
    store(answer);
    if (sentIds.length > 0 && !answer.error) stored.store({ MCCIDH: { value: String(customerIdsHash(sentIds)) } });
  }

  /** MC, then A with a server for it, then AAM where something is missing or must be sent. */
  async function requestIds() {
    const given = linkedIds && !stored.read('MCMID') ? await linkedIds() : undefined;
    if (given) {
      const { visitorId, analyticsId } = given;
      stored.store({
        MCMID: { value: visitorId.toUpperCase() },
        ...(analyticsId && { MCAID: { value: analyticsId } }),
      });
    }
    if (!stored.read('MCMID') && mayIdentify()) {
      const answer = await calls.visitor();
      if (answer) store(answer);
    }
    const { visitorId, isOptedOut } = idsNow();
    if (isOptedOut) return;
    let hasNewAnalyticsId = false;
    if (visitorId && settings.analyticsIdServer && !stored.read('MCAID')) {
      const answer = await calls.analytics(visitorId);
      stored.store({ MCAID: { value: answer?.analyticsId ?? NONE } });
      hasNewAnalyticsId = answer?.analyticsId !== undefined;
    }
    if (hasNewAnalyticsId || needsProfile() || hasNewCustomerIds()) await requestProfile();
  }

  return {
    ids: async () => {
      if (mayIdentify()) {
        request ??= requestIds();
        await request;
      }
      return idsNow();
    },
    idsNow,
    setCustomerIds: (ids) => {
      const byKey = new Map([...customerIds, ...ids].map((id) => [id.key, id]));
      customerIds = [...byKey.values()];
      request = request?.then(() => (hasNewCustomerIds() ? requestProfile() : undefined));
    },
    forget: (isOwn, hadIds) => {
      if (isOwn && (hadIds || request)) void calls.optOutStatus();
      request = undefined;
    },
    forgetPerson: () => {
      if (stored.read('MCCIDH')) stored.store({ MCCIDH: undefined });
    },
  };
}
