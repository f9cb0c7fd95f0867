import { build, type Rolldown } from 'vite';
import { MINIFIED } from '../minified.ts';
import { withoutPreloadHelper } from '../without-preload-helper.ts';

/** One entry as a page gets it, file by file. */
export interface Bundle {
  /** The entry and what it imports statically: fetched and run before anything works. */
  readonly first: readonly string[];
  /** What it imports when it is first needed. */
  readonly later: readonly string[];
}

/**
 * Bundles entries that one page loads one after another (minified, everything inside but `external`) and gives their
 * code by name. What a later entry shares with an earlier one is there already: it counts once, with the first.
 * Nothing is written.
 */
export async function bundle(
  entries: Readonly<Record<string, string>>,
  external: readonly (string | RegExp)[] = [],
): Promise<Readonly<Record<string, Bundle>>> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [withoutPreloadHelper()],
    build: {
      write: false,
      ...MINIFIED,
      target: 'es2022',
      modulePreload: false,
      // Not library mode: it leaves white space in, which a page would not get.
      rolldownOptions: {
        input: entries,
        external: [...external],
        // what the entry shares with its lazy files stays in it, as when a page imports it
        preserveEntrySignatures: 'allow-extension',
        output: { format: 'es' },
      },
    },
  });
  const chunks = new Map(
    ([built].flat() as Rolldown.RolldownOutput[]) // cast: without watch there is no watcher
      .flatMap(({ output }) => output)
      .filter((part) => part.type === 'chunk')
      .map((chunk) => [chunk.fileName, chunk]),
  );
  const entryFile = (name: string) =>
    [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name)?.fileName ?? '';
  const counted = new Set<string>();
  /** Code of everything that is reached from a file and was not counted before. */
  const take = (from: string, next: (chunk: Rolldown.OutputChunk) => string[]): string[] => {
    const chunk = chunks.get(from);
    if (!chunk) return [];
    const isNew = !counted.has(from);
    counted.add(from);
    return [...(isNew ? [chunk.code] : []), ...next(chunk).flatMap((file) => take(file, next))];
  };
  const parts = Object.keys(entries).map((name) => ({ name, file: entryFile(name) }));
  const first = parts.map(({ file }) => take(file, ({ imports }) => imports));
  // Lazy files import their entry: what is being walked through is not walked through again.
  const later = parts.map(({ file }) => {
    const seen = new Set<string>();
    return take(file, ({ fileName, imports, dynamicImports }) => {
      if (seen.has(fileName)) return [];
      seen.add(fileName);
      return [...imports, ...dynamicImports];
    });
  });
  return Object.fromEntries(parts.map(({ name }, at) => [name, { first: first[at] ?? [], later: later[at] ?? [] }]));
}
