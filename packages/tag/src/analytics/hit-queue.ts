import { encodeHit, type Hit } from '@sintonia/wire';
import type { HitTransport } from '../transport/hit-transport.ts';

/** A longer address becomes a POST when the visitor has an id (wire format, section 1). */
export const MOST_OF_ADDRESS = 2047;
/** After an error the next hit waits as long. */
export const AFTER_ERROR_MS = 500;

export interface QueueIdentity {
  /** The hit with the visitor's ids; undefined when the visitor opted out. Waits for the ids. */
  identified(hit: Hit): Promise<Hit | undefined>;
  /** The same with what is known by now: the page is going away. */
  identifiedNow(hit: Hit): Hit | undefined;
}

export interface QueuePorts extends QueueIdentity {
  transport: HitTransport;
  /** A new address to send a hit to, without query. */
  address(): string;
  nowMs(): number;
  wait(ms: number): Promise<void>;
}

/** What a request says: its address without query, and the query or body. */
export type OnRequest = (url: string, query: string) => void;

interface Entry {
  readonly hit: Hit;
  readonly isExempt: boolean;
  /** Hears the request when it is made (T-11). */
  readonly onRequest?: OnRequest | undefined;
  /** Address and query once made, so that what is sent twice is the same bytes and counts once. */
  request?: { readonly url: string; readonly query: string; readonly hasId: boolean } | undefined;
}

export interface HitQueue {
  add(hit: Hit, onRequest?: OnRequest): void;
  /** C-07: goes without ids and without cookies. */
  addExempt(hit: Hit, onRequest?: OnRequest): void;
  /** The page goes away: everything left leaves now, what is under way once more. */
  leave(): void;
  /** Consent was withdrawn: what needs it does not leave any more. */
  forget(): void;
}

/** Hits leave one at a time, in order; a failed one is not repeated while the page lives. */
export function createHitQueue({ transport, address, nowMs, wait, ...identity }: QueuePorts): HitQueue {
  let entries: Entry[] = [];
  let isRunning = false;
  let previousTookMs: number | undefined;

  const prepare = (entry: Entry, hit: Hit) => {
    const query = encodeHit(entry.isExempt ? hit : { ...hit, previousTookMs });
    entry.request = { url: address(), query, hasId: hit.visitorId !== undefined };
    entry.onRequest?.(entry.request.url, query);
    return entry.request;
  };

  async function sendFirst(entry: Entry): Promise<boolean> {
    const hit = entry.isExempt ? entry.hit : await identity.identified(entry.hit);
    if (!hit || entries[0] !== entry) return true;
    const { url, query, hasId } = prepare(entry, hit);
    const whole = `${url}?${query}`;
    const startedMs = nowMs();
    const hasArrived = await (entry.isExempt
      ? transport.loadWithoutCookies(whole)
      : whole.length > MOST_OF_ADDRESS && hasId
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
      if (entries[0] === entry) entries.shift();
      if (!hasArrived) await wait(AFTER_ERROR_MS);
    }
    isRunning = false;
  }

  const add = (entry: Entry) => {
    entries.push(entry);
    void run();
  };
  return {
    add: (hit, onRequest) => add({ hit, isExempt: false, onRequest }),
    addExempt: (hit, onRequest) => add({ hit, isExempt: true, onRequest }),
    leave: () => {
      for (const entry of entries.splice(0)) {
        const { isExempt, request } = entry;
        const hit = isExempt ? entry.hit : identity.identifiedNow(entry.hit);
        if (!hit || (isExempt && request)) continue; // an exempt hit under way outlives the page by itself
        const { url, query } = request ?? prepare(entry, hit);
        void (isExempt ? transport.loadWithoutCookies : transport.leave)(`${url}?${query}`);
      }
    },
    forget: () => {
      entries = entries.filter(({ isExempt }) => isExempt);
    },
  };
}
