import { build, type Rolldown } from 'vite';
import { MINIFIED } from '../minified.ts';
import { withoutPreloadHelper } from '../without-preload-helper.ts';

/** One entry as a page loads it, file by file. */
export interface Bundle {
  /** The entry and its static imports: loaded and run before anything works. */
  readonly first: readonly string[];
  /** Dynamic imports. */
  readonly later: readonly string[];
}

/**
 * Bundles entries that one page loads one after another (minified, everything inline except `external`) and returns
 * their code by name. Code shared with an earlier entry is loaded already: it counts once, with the first. Nothing is
 * written.
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
      // Not library mode: it keeps white space that a page would not get.
      rolldownOptions: {
        input: entries,
        external: [...external],
        // code that the entry shares with its lazy files stays in it, as when a page imports it
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
  /** Code of all files reachable from a file and not counted before. */
  const take = (from: string, next: (chunk: Rolldown.OutputChunk) => string[]): string[] => {
    const chunk = chunks.get(from);
    if (!chunk) return [];
    const isNew = !counted.has(from);
    counted.add(from);
    return [...(isNew ? [chunk.code] : []), ...next(chunk).flatMap((file) => take(file, next))];
  };
  const parts = Object.keys(entries).map((name) => ({ name, file: entryFile(name) }));
  const first = parts.map(({ file }) => take(file, ({ imports }) => imports));
  // Lazy files import their entry: files being visited are skipped.
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
