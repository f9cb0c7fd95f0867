import { build, type Rolldown } from 'vite';

/** One entry as a page gets it, file by file. */
interface Bundle {
  /** The entry and what it imports statically: fetched and run before anything works. */
  readonly first: readonly string[];
  /** What it imports when it is first needed. */
  readonly later: readonly string[];
}

/** Vite's helper that preloads what a lazy file imports: every page of the site has it once, with its own code. */
const withoutPreloadHelper: Rolldown.Plugin = {
  name: 'without-preload-helper',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined),
};

/** Bundles one entry (minified, everything inside but `external`) and gives its code. Nothing is written. */
export async function bundle(entry: string, external: readonly string[] = []): Promise<Bundle> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [{ ...withoutPreloadHelper, enforce: 'pre' }],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      // Not library mode: it leaves white space in, which a page would not get.
      rolldownOptions: {
        input: entry,
        external: [...external],
        // what the entry shares with its lazy files stays in it, as when a page imports it
        preserveEntrySignatures: 'allow-extension',
        output: { format: 'es' },
      },
    },
  });
  const chunks = ([built].flat() as Rolldown.RolldownOutput[]) // cast: without watch there is no watcher
    .flatMap(({ output }) => output)
    .filter((part) => part.type === 'chunk');
  const first = new Set<string>();
  const follow = (fileName: string) => {
    if (first.has(fileName)) return;
    first.add(fileName);
    for (const chunk of chunks) if (chunk.fileName === fileName) chunk.imports.forEach(follow);
  };
  for (const { fileName, isEntry } of chunks) if (isEntry) follow(fileName);
  const codeOf = (isFirst: boolean) =>
    chunks.filter(({ fileName }) => first.has(fileName) === isFirst).map(({ code }) => code);
  return { first: codeOf(true), later: codeOf(false) };
}
