/**
 * An empty, migrated PGlite database, packed by the build: unpacking it takes a tenth of the processor time of creating
 * one, for a first start and for every test.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { readMigrations } from './migrate.ts';

const DIRECTORY = fileURLToPath(new URL('../../../build/empty-database/', import.meta.url));
/** Beside `dist/index.js`, the entry of the package. */
const PACKAGE = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
const TYPE = 'application/x-gzip';

/** The file for these migrations and this PGlite; a build of others has another name, and is not used. */
async function fileName(): Promise<string> {
  const hash = createHash('sha256').update(JSON.parse(await readFile(PACKAGE, 'utf8')).version);
  for (const { name, text } of await readMigrations()) hash.update(`\0${name}\0${text}`);
  return join(DIRECTORY, `${hash.digest('hex').slice(0, 16)}.tar.gz`);
}

/** For `PGlite.create`; null without a build, where PGlite creates the database itself. */
export async function readEmptyDatabase(): Promise<Blob | null> {
  const file = await fileName();
  return existsSync(file) ? new Blob([new Uint8Array(await readFile(file))], { type: TYPE }) : null;
}

/** Replaces earlier builds. @param client a new database, migrated and otherwise empty */
export async function packEmptyDatabase(client: PGlite): Promise<void> {
  await client.exec('checkpoint');
  const packed = await client.dumpDataDir('gzip');
  await rm(DIRECTORY, { recursive: true, force: true });
  await mkdir(DIRECTORY, { recursive: true });
  await writeFile(await fileName(), new Uint8Array(await packed.arrayBuffer()));
}
