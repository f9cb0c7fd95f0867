/**
 * The directory of prepared creatives: `{key}/creative.json` and `{key}/{version}/` with the playlists and the media. A
 * directory appears only when complete, so several servers may share it.
 */
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '@sintonia/contracts';
import { StoredCreative } from './stored-creative.ts';

/** How long an unused creative is stored, and how long one is protected after its last use. */
const UNUSED_MS = 30 * DAY_MS;
const IN_USE_MS = HOUR_MS;

export interface CreativeDirectoryPorts {
  directory: string;
  /** Size limit of all creatives together, bytes. */
  maxBytes: number;
  nowMs: () => number;
}

export interface CreativeDirectory {
  read(key: string): Promise<StoredCreative | null>;
  /** Marks a creative as used now. */
  touch(key: string): Promise<void>;
  /** Removes unused creatives, and the oldest until that many bytes more are below the limit. */
  evict(bytes: number): Promise<void>;
}

export function openCreativeDirectory({ directory, maxBytes, nowMs }: CreativeDirectoryPorts): CreativeDirectory {
  async function read(key: string): Promise<StoredCreative | null> {
    try {
      return StoredCreative.parse(JSON.parse(await readFile(join(directory, key, 'creative.json'), 'utf8')));
    } catch {
      return null;
    }
  }

  /** The directory's modification time is the time of the last use. */
  async function touch(key: string): Promise<void> {
    const at = new Date(nowMs());
    await utimes(join(directory, key), at, at).catch(() => undefined);
  }

  async function evict(bytes: number): Promise<void> {
    const found = await Promise.all(
      (await readdir(directory).catch(() => [])).map(async (name) => {
        const [creative, { mtimeMs }] = await Promise.all([
          read(name),
          stat(join(directory, name)).catch(() => ({ mtimeMs: 0 })),
        ]);
        return { name, usedMs: mtimeMs, bytes: creative?.bytes ?? 0, isStored: creative !== null };
      }),
    );
    let total = bytes + found.reduce((sum, each) => sum + each.bytes, 0);
    for (const { name, usedMs, bytes: own, isStored } of found.toSorted((a, b) => a.usedMs - b.usedMs)) {
      const unusedMs = nowMs() - usedMs;
      if (unusedMs < IN_USE_MS) break;
      // A process that stopped midway leaves an incomplete directory.
      if (isStored && unusedMs < UNUSED_MS && total <= maxBytes) continue;
      await rm(join(directory, name), { recursive: true, force: true });
      total -= own;
    }
  }

  return { read, touch, evict };
}
