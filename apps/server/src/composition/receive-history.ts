/**
 * Receives the demo's requests: measurement like any event, downloads of podcasts by the counter of the media route, and
 * promises of the advertising contract. All with the time of the request.
 */
import type { CountedPromise } from '../advertising/records/promise-quarters.ts';
import { createReceiveBackdated } from '../collection/receive-backdated.ts';
import type { DemoHistoryOptions } from '../demo-history/demo-history.ts';
import { createPodcastCounter } from '../downloads/count-podcast-downloads.ts';
import type { EventRow } from '../stores/events/event-rows.ts';
import { type EventStream, StreamError } from '../stores/stream/event-stream.ts';

/** Not random: a download that is generated again after a restart has the same id. Nobody real is in the history. */
const SALT = Buffer.from('demo');

export function createReceiveHistory(
  stream: Pick<EventStream, 'append'>,
  suite: string,
  /** Never rejects. */
  countPromises: (counted: readonly CountedPromise[]) => Promise<void>,
): DemoHistoryOptions['receive'] {
  const receiveBackdated = createReceiveBackdated(stream, suite);
  let atMs = 0;
  /** Counted and not yet durable; an id that is appended twice is one row. */
  let waiting: EventRow[] = [];
  const count = createPodcastCounter({
    suite,
    append: async (rows) => void waiting.push(...rows),
    onError: () => {}, // nothing is stored there
    nowMs: () => atMs,
    newSalt: () => SALT,
  });
  return async (requests) => {
    for (const { atMs: requestMs, userAgent, download } of requests) {
      atMs = Math.round(requestMs);
      if (download) count(download.file, { ...download, userAgent });
    }
    const counted = waiting;
    if (counted.length > 0) {
      try {
        await stream.append(counted);
      } catch (error) {
        if (error instanceof StreamError) return false;
        throw error;
      }
      waiting = waiting.filter((row) => !counted.includes(row));
    }
    const isReceived = await receiveBackdated(requests.filter(({ download, adPromise }) => !download && !adPromise));
    // Only now: what was not received is sent again.
    if (isReceived) {
      await countPromises(
        requests.flatMap(({ atMs: at, adPromise }) => (adPromise ? [{ ...adPromise, atMs: at }] : [])),
      );
    }
    return isReceived;
  };
}
