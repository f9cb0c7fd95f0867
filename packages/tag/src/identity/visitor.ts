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
  /** C-06: asked before every id that is made, stored or given. */
  mayIdentify(): boolean;
  /** C-02: whether devices may be joined to a person; asked before customer ids are given or told. */
  mayJoin(): boolean;
  get: GetText;
  nowMs(): number;
  /** From 0 up to 1. */
  random(): number;
  /** T-06, I-03: ids that another site of the organisation handed over, with the link or to a frame in it. */
  linkedIds?: (() => CrossDomainIds | undefined | Promise<CrossDomainIds | undefined>) | undefined;
  /** I-03: hears of the partners that an answer names. */
  syncPartners?(syncs: readonly unknown[], stored: StoredIds): void;
}

/** I-01: the visitor's ids. Nothing is asked or stored before `ids` or `idsNow` is called. */
export interface Visitor {
  /** Asks the server on a first visit; never rejects, since without an answer the id is made here. */
  ids(): Promise<VisitorIds>;
  /** The same with what is known by now. */
  idsNow(): VisitorIds;
  /**
   * I-02: ids that the site knows the visitor by, added to those given before; a changed set is told to the server once.
   * They wait here for consent to audience measurement, and are looked at again with each call.
   */
  setCustomerIds(ids: readonly CustomerId[]): void;
  /**
   * Consent was withdrawn: asks again once it is given again. The tab where the visitor refuses lets the server remove its
   * own cookie, if there may be one: this page asked for ids, or ids were found.
   */
  forget(isOwn: boolean, hadIds: boolean): void;
  /** Consent to audience measurement was withdrawn: no trace of customer ids stays in the cookie. */
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
    if (!known().isOptedOut && !stored.read('MCMID')) stored.store('MCMID', { value: localVisitorId(random) });
    return known();
  };

  const store = (answer: IdentityAnswer) => {
    if (!mayIdentify()) return void calls.optOutStatus(); // refused meanwhile: this answer may have set the server's cookie
    stored.storeProfile(answer);
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
    if (sentIds.length > 0 && !answer.error) stored.store('MCCIDH', { value: String(customerIdsHash(sentIds)) });
  }

  /** MC, then A where there is a server for it, then AAM where something is still missing or to be told. */
  async function requestIds() {
    const given = stored.read('MCMID') ? undefined : await linkedIds?.();
    if (given) {
      stored.store('MCMID', { value: given.visitorId.toUpperCase() });
      if (given.analyticsId) stored.store('MCAID', { value: given.analyticsId });
    }
    if (!stored.read('MCMID') && mayIdentify()) {
      const answer = await calls.visitor();
      if (answer) store(answer);
      if (answer?.visitorId && !stored.read('MCMID')) stored.store('MCMID', { value: answer.visitorId });
    }
    const { visitorId, isOptedOut } = idsNow();
    if (isOptedOut) return;
    let hasNewAnalyticsId = false;
    if (visitorId && settings.analyticsIdServer && !stored.read('MCAID')) {
      const answer = await calls.analytics(visitorId);
      stored.store('MCAID', { value: answer?.analyticsId ?? NONE });
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
      if (stored.read('MCCIDH')) stored.store('MCCIDH');
    },
  };
}
