import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/**
 * `chunk.json` of a folder, also for the folders below it that have none: names of chunks, with their files without
 * extension, or `*` for all others. `own` stands for a file that is in no shared chunk.
 */
type Declaration = Readonly<Record<string, '*' | readonly string[]>>;

const declarations = new Map<string, Declaration | null>();

/** Name of the chunk that the folder of a module declares for it, or null. */
export function declaredChunk(id: string): string | null {
  const [path = id] = id.split('?');
  if (!path.startsWith(ROOT) || path.includes('node_modules')) return null;
  const chunks = Object.entries(declarationAt(dirname(path)) ?? {});
  const name = fileNameOf(path);
  const named = chunks.find(([, files]) => files !== '*' && files.includes(name));
  return (named ?? chunks.find(([, files]) => files === '*'))?.[0] ?? null;
}

/** `Card` for `Card.tsx` and `Card.module.css`. */
export const fileNameOf = (path: string): string => basename(path).replace(/\..*$/, '');

function declarationAt(folder: string): Declaration | null {
  const known = declarations.get(folder);
  if (known !== undefined) return known;
  const found = ownDeclaration(folder) ?? (folder === ROOT ? null : declarationAt(dirname(folder)));
  declarations.set(folder, found);
  return found;
}

function ownDeclaration(folder: string): Declaration | null {
  const file = join(folder, 'chunk.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
