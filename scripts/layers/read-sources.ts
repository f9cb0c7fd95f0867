import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const GENERATED = new Set(['node_modules', 'build', 'dist', '.react-router', 'data', 'media']);

/** Text of every source file of the product below this folder, by its path with `/`. */
export function readSources(root: string): Map<string, string> {
  const paths = globSync('{packages,apps,demo}/**/{*.{ts,tsx,mts,cts,js,jsx,mjs,cjs,css},package.json}', {
    cwd: root,
    exclude: (path) => GENERATED.has(path.split(/[\\/]/).at(-1) ?? ''),
  });
  return new Map(paths.map((path) => [path.replaceAll(sep, '/'), readFileSync(join(root, path), 'utf8')]));
}
