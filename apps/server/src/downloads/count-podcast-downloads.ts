/**
 * Podcast downloads by the IAB Podcast Measurement Technical Guidelines 2.1: at most one per episode, address (IPv6 by its
 * /64), user agent and day, once a minute of its audio has been delivered; bytes of all its requests count together, and
 * those delivered twice count once. Requests of robots are stored as such, and no figure counts them.
 *
 * No address is stored. Listeners are told apart by a hash with a random salt that is kept in memory only and replaced
 * every day, so that nobody can be found again, not even by this server. Each server and each start has a salt of its own.
 */
import { createHmac, hash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@sintonia/contracts';
import { subscriberOf } from '../http/addresses/shorten-address.ts';
import { EMPTY_HIT, type EventRow } from '../stores/events/event-rows.ts';
import { clientSoftware } from '../user-agent/client-software.ts';
import { podcastRobotMark } from '../user-agent/podcast-apps.ts';

/** Audio that a download needs. */
const LEAST_S = 60;
/** Downloads of a day that are remembered; beyond it the oldest are forgotten. */
const MOST = 200_000;
/** Separate spans that are remembered of a download; of more, the first are forgotten. */
const MOST_SPANS = 32;

export interface PodcastFile {
  id: number;
  title: string;
  programme: string;
  path: string;
  lengthS: number;
  bytes: number;
}

/** Part of a file that was delivered: positions of its first byte and of the one after its last. */
export interface DeliveredPart {
  address: string;
  userAgent: string;
  from: number;
  to: number;
}

export type CountPodcastDownload = (file: PodcastFile, part: DeliveredPart) => void;

interface Options {
  suite: string;
  append: (rows: readonly EventRow[]) => Promise<void>;
  onError: (error: unknown) => void;
  nowMs: () => number;
  /** For tests. */
  newSalt?: () => Buffer;
}

/** Spans of bytes in order, without overlaps. */
type Spans = readonly (readonly [from: number, to: number])[];

export function createPodcastCounter(options: Options): CountPodcastDownload {
  const { suite, append, onError, nowMs, newSalt = () => randomBytes(32) } = options;
  let day = Number.NaN;
  let salt = newSalt();
  /** `null` once it is counted. */
  const listeners = new Map<string, Spans | null>();

  return (file, { address, userAgent, from, to }) => {
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
    const isEnough = spans.reduce((sum, [begin, end]) => sum + end - begin, 0) >= leastBytes(file);
    if (before === undefined && listeners.size >= MOST) forgetOldest(listeners);
    listeners.set(listener, isEnough ? null : spans);
    if (isEnough) append([rowOf(file, userAgent, { suite, atMs, listener })]).catch(onError);
  };
}

/** A minute of the file; of a shorter one, all of it. */
const leastBytes = ({ bytes, lengthS }: PodcastFile): number => Math.min(bytes, Math.ceil((bytes * LEAST_S) / lengthS));

function withSpan(spans: Spans, added: Spans[number]): Spans {
  let [from, to] = added;
  const apart: Spans[number][] = [];
  for (const span of spans) {
    if (span[1] < from || span[0] > to) apart.push(span);
    else [from, to] = [Math.min(from, span[0]), Math.max(to, span[1])];
  }
  return [...apart, [from, to] as const].slice(-MOST_SPANS);
}

function forgetOldest(listeners: Map<string, unknown>): void {
  const [oldest] = listeners.keys();
  if (oldest !== undefined) listeners.delete(oldest);
}

function rowOf(
  { id, title, programme, path }: PodcastFile,
  userAgent: string,
  { suite, atMs, listener }: { suite: string; atMs: number; listener: string },
): EventRow {
  const at = new Date(atMs).toISOString();
  return {
    table: 'hits',
    row: {
      ...EMPTY_HIT,
      ...clientSoftware(userAgent),
      event_id: hash('sha256', `podcastDownload\n${listener}`).slice(0, 32),
      suite,
      kind: 'podcastDownload',
      tier: 'none',
      is_robot: podcastRobotMark(userAgent),
      received_at: at,
      sent_at: at,
      occurred_at: at,
      content_id: String(id),
      content_title: title,
      programme,
      path,
    },
  };
}
