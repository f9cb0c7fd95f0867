import { build, type Rolldown } from 'vite';

/**
 * Bundles one entry as a page would get it (minified, everything inside but `external`) and gives its code.
 * Nothing is written.
 */
export async function bundle(entry: string, external: readonly string[] = []): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      // Not library mode: it leaves white space in, which a page would not get.
      rolldownOptions: {
        input: entry,
        external: [...external],
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const outputs = [built].flat() as Rolldown.RolldownOutput[]; // cast: without watch there is no watcher
  return outputs
    .flatMap(({ output }) => output)
    .map((part) => (part.type === 'chunk' ? part.code : ''))
    .join('\n');
}
