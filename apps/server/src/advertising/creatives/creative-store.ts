/**
 * Files of ad servers as HLS on our own origin (V-02). Each is fetched and cut once and stored on disk; its ad is not
 * shown until it is ready. Bounded in concurrency, size and age.
 * On disk: `{key}/creative.json` and `{key}/{version}/` with the playlists and the media. A directory appears only when
 * complete, so several servers may share it.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CreativeProblem,
  DAY_MS,
  failed,
  HOUR_MS,
  MINUTE_MS,
  ok,
  PASSING_PROBLEMS,
  type Result,
} from '@sintonia/contracts';
import { z } from 'zod';
import { cutAside } from './cut-aside.ts';
import type { DownloadCreative } from './download-creative.ts';

/** Concurrent downloads and cuts: they share the machine, and a slow ad server blocks only some of them. */
const AT_A_TIME = 3;
/** Longest queue of downloads; further creatives are postponed. */
const WAITING = 20;
/** Time before a retry: after a permanent failure, and after a transient one. */
const FAILED_MS = 6 * HOUR_MS;
const PASSING_MS = 5 * MINUTE_MS;
/** How long an unused creative is stored, and how long one is protected after its last use. */
const UNUSED_MS = 30 * DAY_MS;
const IN_USE_MS = HOUR_MS;
/** Most failures held in memory. */
const REMEMBERED = 500;
/** Free disk space that is preserved. */
const FREE_BYTES = 512 * 1024 * 1024;

const Kept = z.object({
  source: z.string(),
  version: z.string().regex(/^[\da-f]{16}$/),
  lengthS: z.number().positive(),
  bytes: z.number().int().positive(),
});
type Kept = z.infer<typeof Kept>;

export interface ReadyCreative {
  /** Of the multivariant playlist, on our origin. */
  path: string;
  lengthS: number;
}

/** State of one creative, for the advertising report. */
export interface CreativeRecord {
  key: string;
  /** Address of the source, without its query. */
  source: string;
  problem: CreativeProblem | null;
  lengthS: number | null;
  bytes: number;
}

export interface CreativeStore {
  /** Settles when the creative is ready or has failed, which takes seconds for a new one. Never rejects. */
  find(url: URL): Promise<Result<ReadyCreative, CreativeProblem>>;
  /** Removes creatives that are unused, and the oldest above the size limit. */
  tidy(): Promise<void>;
}

export interface CreativeStorePorts {
  directory: string;
  /** Size limit of all creatives together, bytes. */
  mostBytes: number;
  download: DownloadCreative;
  nowMs: () => number;
  /** Called when a creative is ready or has failed. */
  onResult: (record: CreativeRecord) => void;
}

export const CREATIVE_PATH = '/ads/creatives/';
export const keyOf = (url: URL): string => createHash('sha256').update(withoutHash(url)).digest('hex').slice(0, 32);

export function createCreativeStore({
  directory,
  mostBytes,
  download,
  nowMs,
  onResult,
}: CreativeStorePorts): CreativeStore {
  const making = new Map<string, Promise<Result<ReadyCreative, CreativeProblem>>>();
  const failures = new Map<string, { problem: CreativeProblem; untilMs: number }>();
  const queues: Promise<unknown>[] = Array.from({ length: AT_A_TIME }, () => Promise.resolve());
  let begun = 0;

  async function find(url: URL): Promise<Result<ReadyCreative, CreativeProblem>> {
    const key = keyOf(url);
    const failure = failures.get(key);
    if (failure && failure.untilMs > nowMs()) return failed(failure.problem);
    const under = making.get(key);
    if (under) return under;
    const kept = await readStored(key);
    if (kept) {
      await touch(key);
      return ok(ready(key, kept));
    }
    return making.get(key) ?? begin(key, url);
  }

  function begin(key: string, url: URL): Promise<Result<ReadyCreative, CreativeProblem>> {
    if (making.size >= WAITING) return Promise.resolve(failed('full'));
    const queue = begun++ % AT_A_TIME;
    const made = (queues[queue] ?? Promise.resolve())
      .then(() => make(key, url))
      .catch((): Result<Kept, CreativeProblem> => failed('internal'));
    queues[queue] = made;
    const settled = made.then((result): Result<ReadyCreative, CreativeProblem> => {
      making.delete(key);
      if (!result.ok) remember(key, result.error);
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

  async function make(key: string, url: URL): Promise<Result<Kept, CreativeProblem>> {
    const work = join(directory, `.new-${randomBytes(8).toString('hex')}`);
    const [file, target] = [join(work, 'film'), join(work, 'cut')];
    await mkdir(target, { recursive: true, mode: 0o700 });
    try {
      const { bavail, bsize } = await statfs(directory);
      if (bavail * bsize < FREE_BYTES) return failed('full');
      const fetched = await download(url, file);
      if (!fetched.ok) return fetched;
      const cut = await cutAside({ file, target });
      if (!cut.ok) return cut;
      await rm(file);
      await makeRoom(cut.value.bytes);
      const kept: Kept = { source: url.origin + url.pathname, ...cut.value };
      await rename(target, join(work, kept.version));
      await writeFile(join(work, 'creative.json'), JSON.stringify(kept), { mode: 0o600 });
      // Another server that shares the directory may have finished first.
      await rename(work, join(directory, key)).catch(() => undefined);
      return ok((await readStored(key)) ?? kept);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  }

  function remember(key: string, problem: CreativeProblem): void {
    failures.delete(key);
    failures.set(key, { problem, untilMs: nowMs() + (PASSING_PROBLEMS.has(problem) ? PASSING_MS : FAILED_MS) });
    for (const oldest of failures.keys()) {
      if (failures.size <= REMEMBERED) break;
      failures.delete(oldest);
    }
  }

  async function readStored(key: string): Promise<Kept | null> {
    try {
      return Kept.parse(JSON.parse(await readFile(join(directory, key, 'creative.json'), 'utf8')));
    } catch {
      return null;
    }
  }

  /** The directory's modification time is the time of the last use. */
  async function touch(key: string): Promise<void> {
    const at = new Date(nowMs());
    await utimes(join(directory, key), at, at).catch(() => undefined);
  }

  async function makeRoom(bytes: number): Promise<void> {
    const found = await Promise.all(
      (await readdir(directory).catch(() => [])).map(async (name) => {
        const [kept, { mtimeMs }] = await Promise.all([
          readStored(name),
          stat(join(directory, name)).catch(() => ({ mtimeMs: 0 })),
        ]);
        return { name, usedMs: mtimeMs, bytes: kept?.bytes ?? 0, isKept: kept !== null };
      }),
    );
    let total = bytes + found.reduce((sum, each) => sum + each.bytes, 0);
    for (const { name, usedMs, bytes: own, isKept } of found.toSorted((a, b) => a.usedMs - b.usedMs)) {
      const unusedMs = nowMs() - usedMs;
      if (unusedMs < IN_USE_MS) break;
      // A process that stopped midway leaves an incomplete directory.
      if (isKept && unusedMs < UNUSED_MS && total <= mostBytes) continue;
      await rm(join(directory, name), { recursive: true, force: true });
      total -= own;
    }
  }

  return { find, tidy: () => makeRoom(0) };
}

const ready = (key: string, { version, lengthS }: Kept): ReadyCreative => ({
  path: `${CREATIVE_PATH}${key}/${version}/master.m3u8`,
  lengthS,
});

const withoutHash = ({ href, hash }: URL): string => (hash ? href.slice(0, -hash.length) : href);
