/** File cache on disk with a total size limit; the oldest written files are evicted first. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface FileCache {
  /** Null if missing. */
  read(name: string): Promise<Buffer | null>;
  /** Atomic. A full disk is not an error: the file is created again next time. */
  store(name: string, bytes: Buffer): Promise<void>;
}

/** @param name file names have letters, digits, hyphens and dots; other files in the directory are not touched */
export async function openFileCache(directory: string, mostBytes: number): Promise<FileCache> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const found = await Promise.all(
    (await readdir(directory)).map(async (name) => {
      // Incomplete files of a killed process.
      if (name.endsWith('.part')) return void (await rm(join(directory, name), { force: true }));
      const { size, mtimeMs } = await stat(join(directory, name));
      return { name, size, mtimeMs };
    }),
  );
  /** Oldest first. */
  const sizes = new Map(
    found
      .flatMap((file) => file ?? [])
      .sort((a, b) => a.mtimeMs - b.mtimeMs)
      .map(({ name, size }) => [name, size]),
  );
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const remove = async (name: string) => {
    total -= sizes.get(name) ?? 0;
    sizes.delete(name);
    await rm(join(directory, name), { force: true });
  };
  return {
    read: async (name) => (sizes.has(name) ? readFile(join(directory, name)).catch(() => null) : null),
    store: async (name, bytes) => {
      if (bytes.length > mostBytes) return;
      const part = join(directory, `${randomUUID()}.part`);
      try {
        await writeFile(part, bytes, { mode: 0o600 });
        await rename(part, join(directory, name));
      } catch {
        return rm(part, { force: true });
      }
      total += bytes.length - (sizes.get(name) ?? 0);
      sizes.delete(name);
      sizes.set(name, bytes.length);
      for (const oldest of sizes.keys()) {
        if (total <= mostBytes) break;
        await remove(oldest);
      }
    },
  };
}
