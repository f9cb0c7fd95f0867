/**
 * The server as one file, with the libraries that it imports: Node would find, read and link 1,300 modules one by one,
 * most of the time of a second start (docs/decisions/0043).
 */
import { basename, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defineConfig, type Plugin } from 'rolldown';

const MAIN = fileURLToPath(new URL('src/main.ts', import.meta.url));
const OUTPUT = fileURLToPath(new URL('build/server/', import.meta.url));

/** Libraries that find files of theirs by their own place: native code, WebAssembly, threads. */
const WITH_FILES = /^(@electric-sql\/pglite|chdb|pg-native|pino|sharp)(\/|$)/;

/** A module that is started as a process or thread, or the place of a module. */
const STARTED_OR_PLACE = /new URL\('(\.[^']+)\.ts', import\.meta\.url\)|import\.meta\.url/g;

/** Files beside a module stay where its source is; a process or thread that it starts is bundled too. */
const placesOfSources: Plugin = {
  name: 'places-of-sources',
  transform: {
    filter: { id: { include: /\.ts$/, exclude: /node_modules/ }, code: 'import.meta.url' },
    handler(code, id) {
      const source = `new URL(${JSON.stringify(relative(OUTPUT, id))}, import.meta.url).href`;
      const changed = code.replace(STARTED_OR_PLACE, (_, started?: string) => {
        if (started === undefined) return source;
        const fileName = `${basename(started)}.js`;
        this.emitFile({ type: 'chunk', id: fileURLToPath(new URL(`${started}.ts`, pathToFileURL(id))), fileName });
        return `new URL('./${fileName}', import.meta.url)`;
      });
      return { code: changed, map: null };
    },
  },
};

export default defineConfig({
  input: { server: MAIN },
  platform: 'node',
  external: WITH_FILES,
  plugins: [placesOfSources],
  output: {
    dir: OUTPUT,
    cleanDir: true,
    format: 'esm',
    sourcemap: true, // Node reads it with --enable-source-maps
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
});
