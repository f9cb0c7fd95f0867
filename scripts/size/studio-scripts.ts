import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StudioScripts {
  /** Scripts that the page loads before anything is shown. */
  first: string[];
  /** Further scripts of a screen, by the name of its file. */
  screens: { name: string; scripts: string[] }[];
}

const STATIC_IMPORT = /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g;

/** Scripts of the built studio: its entry, and every file of a screen, with their static imports. */
export function studioScripts(dist: string): StudioScripts {
  const assets = join(dist, 'assets');
  const entry = /<script type="module"[^>]*src="[^"]*assets\/([\w.-]+\.js)"/.exec(
    readFileSync(join(dist, 'index.html'), 'utf8'),
  )?.[1];
  if (!entry) throw new Error(`no entry below ${dist}: build the studio first`);
  const withImports = (file: string, known = new Set<string>()): Set<string> => {
    if (known.has(file)) return known;
    known.add(file);
    for (const [, imported = ''] of readFileSync(join(assets, file), 'utf8').matchAll(STATIC_IMPORT)) {
      withImports(imported, known);
    }
    return known;
  };
  const first = withImports(entry);
  const screens = readdirSync(assets).filter((file) => /Screen-[\w-]+\.js$/.test(file));
  return {
    first: [...first].map((file) => join(assets, file)),
    screens: screens.map((file) => ({
      name: file.replace(/-[\w-]{8}\.js$/, ''),
      scripts: [...withImports(file)].filter((one) => !first.has(one)).map((one) => join(assets, one)),
    })),
  };
}
