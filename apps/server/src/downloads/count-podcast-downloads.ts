/**
 * Podcast downloads by the IAB Podcast Measurement Technical Guidelines 2.1: at most one per episode, address (IPv6 by its
 * /64), user agent and day, once a minute of its audio has been delivered; bytes of all its requests count together, and
 * those delivered twice count once. Requests of robots are stored as such, and no figure counts them.
 *
 * No address is stored. Listeners are told apart by a hash with a random salt that is kept in memory only and replaced
 * every day, so that nobody can be found again, not even by this server. Each server and each start has a salt of its own.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { DAY_MS } from '@sintonia/contracts';
import { subscriberOf } from '../http/addresses/shorten-address.ts';
import type { EventRow } from '../stores/events/event-rows.ts';
import { forgetOldest, MAX_DOWNLOADS, type Spans, withSpan } from './delivered-spans.ts';
import { type DeliveredPart, type PodcastFile, rowOf } from './download-row.ts';

/** Minimum audio that must be delivered for a download, seconds. */
const MIN_DELIVERED_S = 60;

export type CountPodcastDownload = (file: PodcastFile, part: DeliveredPart) => void;

interface Options {
  suite: string;
  append: (rows: readonly EventRow[]) => Promise<void>;
  onError: (error: unknown) => void;
  nowMs: () => number;
  /** For tests. */
  newSalt?: () => Buffer;
}

export function createPodcastCounter(options: Options): CountPodcastDownload {
  const { suite, append, onError, nowMs, newSalt = () => randomBytes(32) } = options;
  let day = Number.NaN;
  let salt = newSalt();
  /** `null` once it is counted. */
  const listeners = new Map<string, Spans | null>();

  return (file, { address, userAgent, isStaff = false, from, to }) => {
    const atMs = nowMs();
    if (Math.floor(atMs / DAY_MS) !== day) {
      day = Math.floor(atMs / DAY_MS);
      salt = newSalt();
      listeners.clear();
    }
    const listener = createHmac('sha256', salt)
      .update([subscriberOf(address), userAgent, file.id].join('\n'))
      .digest('hex');
    const before = listeners.get(listener);
    if (before === null || to <= from) return;
    const spans = withSpan(before ?? [], [from, to]);
    const isEnough = spans.reduce((sum, [begin, end]) => sum + end - begin, 0) >= minBytes(file);
    if (before === undefined && listeners.size >= MAX_DOWNLOADS) forgetOldest(listeners);
    listeners.set(listener, isEnough ? null : spans);
    if (isEnough) append([rowOf(file, { userAgent, isStaff }, { suite, atMs, listener })]).catch(onError);
  };
}

/** Bytes of one minute; all bytes of a shorter file. */
const minBytes = ({ bytes, lengthS }: PodcastFile): number =>
  Math.min(bytes, Math.ceil((bytes * MIN_DELIVERED_S) / lengthS));
