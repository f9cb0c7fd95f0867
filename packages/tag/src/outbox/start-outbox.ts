/**
 * Entry of `@sintonia/tag/outbox`, composition root: connects the outbox of heartbeats and hits to a window (M-10,
 * S-03).
 */
import type { LostHitListener } from '../analytics/hit-queue.ts';
import type { MeasurementObject, PrivacyStatus } from '../playback/adapter/measurement-object.ts';
import type { SendHeartbeat } from '../playback/wire/send-queue.ts';
import { browserRequests } from './browser-requests.ts';
import { indexedDbLines } from './indexed-db-lines.ts';
import { createOutbox, inBatches } from './outbox.ts';
import { RETRY_MS, warnOfFailure } from './retry.ts';
import { lineOf } from './stored-line.ts';

/** A browser accepts 64 KiB of `keepalive` requests at a time; a refused rest stays stored. */
const BEACON_CHARACTERS = 60_000;

/** One tab at a time resends. */
const LOCK = 'sintonia.outbox';

type Browser = Window & typeof globalThis;
/** What the outbox needs from the page's measurement: collector address and consent. */
export type OutboxMeasurement = Pick<
  MeasurementObject,
  'ssl' | 'trackingServer' | 'trackingServerSecure' | 'privacy' | 'onPrivacy'
>;

export interface PageOutbox {
  /**
   * The `send` port of `MediaHeartbeat`. Resolves to true at once: the outbox now has the heartbeat, and keeps the
   * order with one request in flight (§ 4), so that no heartbeat waits where a closed tab would lose it.
   */
  readonly send: SendHeartbeat;
  /** Hits have their own queue, which sends each once: lost ones are stored and sent again. */
  readonly store: LostHitListener;
}

let ofThisPage: PageOutbox | undefined;

/** The page's only outbox: created at the first call; from then on it also sends lines of earlier pages. */
export function pageOutbox(measurement: OutboxMeasurement): PageOutbox {
  ofThisPage ??= startOutbox(measurement, window);
  return ofThisPage;
}

export function startOutbox(measurement: OutboxMeasurement, window: Browser): PageOutbox {
  const { navigator } = window;
  const requests = browserRequests(originOf(measurement), window);
  let privacy: PrivacyStatus | 'unknown' = 'unknown';
  const maySend = () => (measurement.privacy?.() ?? 'in') === 'in';
  let isServerAway = false;
  let isLeaving = false;
  let retry = 0;

  const outbox = createOutbox({
    store: indexedDbLines(window),
    send: requests.get,
    post: requests.post,
    now: Date.now,
    maySend,
    mayStore: () => privacy === 'in' && maySend(),
  });

  const tryLater = () => {
    window.clearTimeout(retry);
    retry = window.setTimeout(sendStored, RETRY_MS);
  };
  async function sendStored(): Promise<void> {
    window.clearTimeout(retry);
    const isDone = await inOneTab(navigator, outbox.sendStored);
    if (isDone) isServerAway = false;
    else tryLater();
  }
  const learn = (hasArrived: boolean) => {
    if (hasArrived && isServerAway) void sendStored();
    if (hasArrived) return;
    if (!isServerAway) warnOfFailure();
    isServerAway = true;
    tryLater();
  };
  const leave = (lines: readonly string[]) => {
    if (!maySend()) return;
    for (const batch of inBatches(lines, lines.length, BEACON_CHARACTERS)) void requests.post(batch, true);
  };

  measurement.onPrivacy((status) => {
    privacy = status;
    if (status === 'in') return void sendStored();
    window.clearTimeout(retry);
    void outbox.forget();
  });
  window.addEventListener('online', () => void sendStored());
  const becomeLeaving = () => {
    isLeaving = true;
    leave(outbox.underway());
  };
  window.addEventListener('pagehide', becomeLeaving, true); // before the tag, which hands over its hits then
  window.addEventListener('pageshow', ({ persisted }) => {
    isLeaving = false;
    if (persisted) void sendStored();
  });

  return {
    send(url) {
      void outbox.send(url).then(learn);
      if (isLeaving) leave([lineOf(url)]); // lines of a page that is being left skip the queue
      return Promise.resolve(true);
    },
    store(url) {
      void outbox.store(url);
      if (!isLeaving) learn(false); // else it is pending, and may arrive
    },
  };
}

/** Resolves with whether nothing is left to do here; a tab that finds another one busy has nothing to do. */
function inOneTab(navigator: Navigator, work: () => Promise<boolean>): Promise<boolean> {
  const { locks } = navigator as Partial<Navigator>; // cast: only secure pages have locks
  if (!locks) return work();
  return locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : true));
}

function originOf({ ssl, trackingServer = '', trackingServerSecure }: OutboxMeasurement): string {
  const host = (ssl && trackingServerSecure) || trackingServer;
  return new URL(`http${ssl ? 's' : ''}://${host.replace(/^https?:\/\//, '')}`).origin;
}
