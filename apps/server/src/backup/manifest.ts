/** Manifest of a backup. Written last: without it the backup is incomplete; with it each file can be verified. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { BackupError } from './backup-error.ts';

const FILE = 'manifest.json';

const Kinds = z.strictObject({
  operational: z.enum(['embedded', 'PostgreSQL']),
  events: z.enum(['embedded', 'ClickHouse']),
});
export type StoreKinds = z.infer<typeof Kinds>;

const Manifest = z.strictObject({
  /** Version of this layout. */
  format: z.literal(1),
  at: z.iso.datetime(),
  stores: Kinds,
  /** Path below the backup → SHA-256. */
  files: z.record(z.string(), z.string()),
});

export const storeKinds = ({
  databaseUrl,
  clickhouseUrl,
}: Pick<Config, 'databaseUrl' | 'clickhouseUrl'>): StoreKinds => ({
  operational: databaseUrl === null ? 'embedded' : 'PostgreSQL',
  events: clickhouseUrl === null ? 'embedded' : 'ClickHouse',
});

export async function writeManifest(directory: string, stores: StoreKinds, at: Date): Promise<number> {
  const files: Record<string, string> = {};
  for (const file of await filesBelow(directory)) files[file] = await hashOf(join(directory, file));
  const manifest: z.infer<typeof Manifest> = { format: 1, at: at.toISOString(), stores, files };
  await writeFile(join(directory, FILE), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return Object.keys(files).length;
}

/** Which stores the backup is from. Throws `BackupError` unless every file is unchanged. */
export async function checkManifest(directory: string): Promise<StoreKinds> {
  const text = await readFile(join(directory, FILE), 'utf8').catch(() => {
    throw new BackupError('incomplete', directory);
  });
  const { stores, files } = Manifest.parse(JSON.parse(text));
  for (const [file, hash] of Object.entries(files)) {
    const found = await hashOf(join(directory, file)).catch(() => null);
    if (found !== hash) throw new BackupError('changed', join(directory, file));
  }
  return stores;
}

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .sort();
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
