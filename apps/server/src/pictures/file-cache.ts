/** Files on disk by name, up to so many bytes together; what was written longest ago goes first. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface FileCache {
  /** Null when it is not there. */
  read(name: string): Promise<Buffer | null>;
  /** Whole or not at all. A full disk is no error: then it is made again next time. */
  keep(name: string, bytes: Buffer): Promise<void>;
}

/** @param name of files are letters, digits, hyphens and dots; what else lies in the directory is left alone */
export async function openFileCache(directory: string, mostBytes: number): Promise<FileCache> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const found = await Promise.all(
    (await readdir(directory)).map(async (name) => {
      // What a process left half written when it was killed.
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
    keep: async (name, bytes) => {
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
