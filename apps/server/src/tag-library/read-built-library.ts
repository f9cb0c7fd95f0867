/** Reads a built library from a folder: `library.json` with property and rules, and its files. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuiltLibrary, LibraryFileName } from '@sintonia/contracts';

/** Throws an `Error` that describes the problem. */
export async function readBuiltLibrary(dir: string): Promise<BuiltLibrary> {
  const description = await readFile(join(dir, 'library.json'), 'utf8').catch(() => {
    throw new Error(`${dir} holds no built tag library (library.json is missing)`);
  });
  const names = (await readdir(dir)).filter((name) => LibraryFileName.safeParse(name).success);
  const files = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(dir, name), 'utf8')] as const)),
  );
  return BuiltLibrary.parse({ ...JSON.parse(description), files });
}
