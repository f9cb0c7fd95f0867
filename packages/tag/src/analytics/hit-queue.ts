import { encodeHit, type Hit } from '@sintonia/wire';
import type { HitTransport } from '../transport/hit-transport.ts';

/** A longer address becomes a POST when the visitor has an id (docs/wire/analytics.md § 1). */
export const MAX_ADDRESS_LENGTH = 2047;
/** Delay of the next hit after an error. */
export const AFTER_ERROR_MS = 500;

export interface QueueIdentity {
  /** The hit with the visitor's ids; undefined when the visitor opted out. Waits for the ids. */
  identified(hit: Hit): Promise<Hit | undefined>;
  /** The same with the ids known now: the page is being left. */
  identifiedNow(hit: Hit): Hit | undefined;
}

export interface QueuePorts extends QueueIdentity {
  transport: HitTransport;
  /** A new address to send a hit to, without query. */
  address(): string;
  nowMs(): number;
  /** Not empty if somebody of our own staff uses this browser. */
  staff(): string | undefined;
  wait(ms: number): Promise<void>;
  /** S-08: called once with each request that needs consent. */
  copy?: OnRequest;
}

/** A request: its address without query, and the query or body. */
export type OnRequest = (url: string, query: string) => void;

interface Entry {
  readonly hit: Hit;
  readonly isExempt: boolean;
  /** Called with the request when it is made (T-11). */
  readonly onRequest?: OnRequest | undefined;
  /** Address and query once created, so that a repeat has the same bytes and counts once. */
  request?: MadeRequest | undefined;
}

interface MadeRequest {
  readonly url: string;
  readonly query: string;
  readonly hasId: boolean;
}

const wholeOf = ({ url, query }: MadeRequest): string => `${url}?${query}`;

export interface HitQueue {
  add(hit: Hit, onRequest?: OnRequest): void;
  /** C-07: sent without ids and without cookies. */
  addExempt(hit: Hit, onRequest?: OnRequest): void;
  /** The page is being left: sends everything that waits, and pending requests again. */
  leave(): void;
  /** Consent was withdrawn: drops hits that need it. */
  forget(): void;
  /**
   * S-03: hands over hits of consenting visitors that the server may not have, earlier ones too: failed hits and, when
   * the page is left, pending ones. Each as it was requested, with its own time; of a posted hit with its body as
   * query, by which the server recognises it.
   */
  onLost(store: LostHitListener): void;
}

export type LostHitListener = (url: string) => unknown;

/** Sends hits one at a time, in order; a failed hit does not block the others: the outbox may keep it. */
export function createHitQueue({ transport, address, nowMs, staff, wait, copy, ...identity }: QueuePorts): HitQueue {
  let entries: Entry[] = [];
  let isRunning = false;
  let previousTookMs: number | undefined;
  /** Until a listener takes them. */
  const lost: string[] = [];
  let lose: LostHitListener = (url) => lost.push(url);

  const prepare = (entry: Entry, hit: Hit) => {
    const query = encodeHit({ ...hit, previousTookMs: entry.isExempt ? undefined : previousTookMs });
    entry.request = { url: address(), query, hasId: hit.visitorId !== undefined };
    entry.onRequest?.(entry.request.url, query);
    if (!entry.isExempt) copy?.(entry.request.url, query);
    return entry.request;
  };

  async function sendFirst(entry: Entry): Promise<boolean> {
    const hit = entry.isExempt ? entry.hit : await identity.identified(entry.hit);
    if (!hit || entries[0] !== entry) return true;
    const request = prepare(entry, hit);
    const { url, query, hasId } = request;
    const whole = wholeOf(request);
    const startedMs = nowMs();
    const hasArrived = await (entry.isExempt
      ? transport.loadWithoutCookies(whole)
      : whole.length > MAX_ADDRESS_LENGTH && hasId
        ? transport.post(url, query)
        : transport.load(whole));
    previousTookMs = Math.round(nowMs() - startedMs);
    return hasArrived;
  }

  async function run() {
    if (isRunning) return;
    isRunning = true;
    for (let entry = entries[0]; entry; entry = entries[0]) {
      const hasArrived = await sendFirst(entry).catch(() => false);
      const { isExempt, request } = entry;
      const isStillWanted = entries[0] === entry;
      if (isStillWanted) entries.shift();
      if (hasArrived) continue;
      if (isStillWanted && !isExempt && request) lose(wholeOf(request));
      await wait(AFTER_ERROR_MS);
    }
    isRunning = false;
  }

  const addTo =
    (isExempt: boolean): HitQueue['add'] =>
    (hit, onRequest) => {
      entries.push({ hit: { ...hit, staff: staff() }, isExempt, onRequest });
      void run();
    };
  return {
    add: addTo(false),
    addExempt: addTo(true),
    leave: () => {
      for (const entry of entries.splice(0)) {
        const { isExempt, request } = entry;
        const hit = isExempt ? entry.hit : identity.identifiedNow(entry.hit);
        if (!hit || (isExempt && request)) continue; // a pending exempt request outlives the page by itself
        const whole = wholeOf(request ?? prepare(entry, hit));
        void (isExempt ? transport.loadWithoutCookies : transport.post)(whole);
        if (!isExempt) lose(whole);
      }
    },
    forget: () => {
      entries = entries.filter(({ isExempt }) => isExempt);
      lost.length = 0;
    },
    onLost: (store) => {
      lose = store;
      for (const url of lost.splice(0)) store(url);
    },
  };
}
