/**
 * Files of ad servers as HLS on our own origin (V-02). Each is fetched and cut once and stored on disk; its ad is not
 * shown until it is ready. Bounded in concurrency, size and age.
 */
import { type CreativeProblem, failed, ok, type Result } from '@sintonia/contracts';
import { openCreativeDirectory } from './creative-directory.ts';
import { keyOf } from './creative-key.ts';
import type { CreativeRecord, ReadyCreative } from './creative-record.ts';
import type { DownloadCreative } from './download-creative.ts';
import { makeCreative } from './make-creative.ts';
import { createRecentFailures } from './recent-failures.ts';
import { ready, type StoredCreative } from './stored-creative.ts';

/** Concurrent downloads and cuts: they share the machine, and a slow ad server blocks only some of them. */
const MAX_CONCURRENT = 3;
/** Longest queue of downloads; further creatives are postponed. */
const MAX_QUEUED = 20;

export interface CreativeStore {
  /** Settles when the creative is ready or has failed, which takes seconds for a new one. Never rejects. */
  find(url: URL): Promise<Result<ReadyCreative, CreativeProblem>>;
  /** Removes creatives that are unused, and the oldest above the size limit. */
  tidy(): Promise<void>;
}

export interface CreativeStorePorts {
  directory: string;
  /** Size limit of all creatives together, bytes. */
  maxBytes: number;
  download: DownloadCreative;
  nowMs: () => number;
  /** Called when a creative is ready or has failed. */
  onResult: (record: CreativeRecord) => void;
}

export function createCreativeStore({
  directory,
  maxBytes,
  download,
  nowMs,
  onResult,
}: CreativeStorePorts): CreativeStore {
  const making = new Map<string, Promise<Result<ReadyCreative, CreativeProblem>>>();
  const failures = createRecentFailures(nowMs);
  const stored = openCreativeDirectory({ directory, maxBytes, nowMs });
  const queues: Promise<unknown>[] = Array.from({ length: MAX_CONCURRENT }, () => Promise.resolve());
  let startedCount = 0;

  async function find(url: URL): Promise<Result<ReadyCreative, CreativeProblem>> {
    const key = keyOf(url);
    const problem = failures.find(key);
    if (problem) return failed(problem);
    const current = making.get(key);
    if (current) return current;
    const found = await stored.read(key);
    if (found) {
      await stored.touch(key);
      return ok(ready(key, found));
    }
    return making.get(key) ?? startMaking(key, url);
  }

  function startMaking(key: string, url: URL): Promise<Result<ReadyCreative, CreativeProblem>> {
    if (making.size >= MAX_QUEUED) return Promise.resolve(failed('full'));
    const queue = startedCount++ % MAX_CONCURRENT;
    const result = (queues[queue] ?? Promise.resolve())
      .then(() => makeCreative(key, url, { directory, download, stored }))
      .catch((): Result<StoredCreative, CreativeProblem> => failed('internal'));
    queues[queue] = result;
    const settled = result.then((result): Result<ReadyCreative, CreativeProblem> => {
      making.delete(key);
      if (!result.ok) failures.add(key, result.error);
      onResult({
        key,
        source: url.origin + url.pathname,
        problem: result.ok ? null : result.error,
        lengthS: result.ok ? result.value.lengthS : null,
        bytes: result.ok ? result.value.bytes : 0,
      });
      return result.ok ? ok(ready(key, result.value)) : result;
    });
    making.set(key, settled);
    return settled;
  }

  return { find, tidy: () => stored.evict(0) };
}
