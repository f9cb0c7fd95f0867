import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Our client as a page loads it, file by file; the entry is `personalisation.js`. */
export async function bundleTarget(): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    base: '/client/',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../../src/personalisation/personalisation.ts'),
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: 'personalisation.js', chunkFileNames: '[name].js' },
      },
    },
  });
  const chunks = ([built].flat() as Rolldown.RolldownOutput[]) // cast: without watch there is no watcher
    .flatMap(({ output }) => output)
    .filter((part) => part.type === 'chunk');
  return new Map(chunks.map(({ fileName, code }) => [fileName, code]));
}
