/**
 * I-03: syncs the visitor's id with partners, through a frame of the identity server. Loaded when an answer names
 * partners.
 */
import { formatSyncMessage, type PartnerSync, parsePartnerSync } from '@sintonia/wire';
import type { StoredIds } from './stored-ids.ts';

/** § 9: longest list of completed syncs. */
const MAX_COMPLETED = 649;
/** § 9: syncs are throttled from this time after the first message. */
const THROTTLE_START_MS = 30_000;
const THROTTLED_EVERY_MS = 150;
const FRAME_ID = 'sintonia-id-sync';

export interface PartnerSyncPorts {
  window: Window;
  /** Address of the identity server without path. */
  idServer: string;
  nowMs(): number;
  wait(ms: number): Promise<void>;
  /** True while the visitor consents to syncs; called again before each message. */
  maySync(): boolean | undefined;
  onChange(listener: () => void): void;
}

export interface PartnerSyncs {
  /** Sends the due entries of an answer; never rejects. */
  sync(items: readonly unknown[], stored: Pick<StoredIds, 'read' | 'store'>): Promise<void>;
}

const MINUTE_MS = 60_000;

/** `id-minute*id-minute`: expiry of each sync, in minutes since 1970. */
const parseDone = (list: string | undefined): Map<string, number> =>
  new Map(
    (list?.split('*') ?? []).map((entry) => {
      const cut = entry.lastIndexOf('-');
      return [entry.slice(0, cut), Number(entry.slice(cut + 1))];
    }),
  );

/** The newest entries that fit. */
function formatDone(done: ReadonlyMap<string, number>): string {
  const entries = [...done].map(([id, untilMin]) => `${id}-${untilMin}`);
  while (entries.join('*').length > MAX_COMPLETED) entries.shift();
  return entries.join('*');
}

export function createPartnerSyncs({
  window,
  idServer,
  nowMs,
  wait,
  maySync,
  onChange,
}: PartnerSyncPorts): PartnerSyncs {
  const { document, location } = window;
  let frame: Promise<HTMLIFrameElement> | undefined;
  let firstAtMs: number | undefined;
  let last = Promise.resolve();

  /** After the page has loaded, because nothing on the page waits for it. */
  async function openFrame(): Promise<HTMLIFrameElement> {
    if (document.readyState !== 'complete')
      await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
    const made = document.createElement('iframe');
    Object.assign(made, { id: FRAME_ID, hidden: true, title: 'ID sync' });
    made.src = `${idServer}/dest5.html?d_nsid=0#${encodeURIComponent(location.origin)}`;
    await new Promise((resolve) => {
      made.addEventListener('load', resolve, { once: true });
      document.body.append(made);
    });
    return made;
  }
  onChange(() => {
    if (maySync()) return;
    document.getElementById(FRAME_ID)?.remove();
    frame = undefined;
  });

  async function post(syncs: readonly PartnerSync[]): Promise<void> {
    frame ??= openFrame();
    const { contentWindow } = await frame;
    firstAtMs ??= nowMs();
    if (nowMs() - firstAtMs >= THROTTLE_START_MS) await wait(THROTTLED_EVERY_MS);
    if (maySync()) contentWindow?.postMessage(formatSyncMessage(syncs), new URL(idServer).origin);
  }

  return {
    sync: (items, stored) => {
      const nowMin = Math.floor(nowMs() / MINUTE_MS);
      const done = new Map([...parseDone(stored.read('MCSYNCSOP'))].filter(([, untilMin]) => untilMin > nowMin));
      const due = items.flatMap((item) => parsePartnerSync(item) ?? []).filter(({ id }) => !done.has(id));
      if (!maySync() || due.length === 0) return last;
      for (const { id, ttlMin } of due) done.set(id, nowMin + ttlMin);
      stored.store({ MCSYNCSOP: { value: formatDone(done) } });
      for (const { urls } of due.filter(({ isOnPage }) => isOnPage)) for (const url of urls) new Image().src = url;
      const framed = due.filter(({ isOnPage }) => !isOnPage);
      if (framed.length > 0) last = last.then(() => post(framed)).catch(() => undefined);
      return last;
    },
  };
}
