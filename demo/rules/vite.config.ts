import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { MINIFIED } from '../../scripts/minified.ts';
import { withoutPreloadHelper } from '../../scripts/without-preload-helper.ts';
import { TRAMUNTANA } from './property.ts';
import { tramuntanaRules } from './rules.ts';

/** Writes the facts that the server needs about the files (`BuiltLibrary`). */
const describe = (): Plugin => ({
  name: 'library-description',
  generateBundle() {
    const source = JSON.stringify({ property: TRAMUNTANA, rules: tramuntanaRules.version });
    this.emitFile({ type: 'asset', fileName: 'library.json', source });
  },
});

/**
 * Tells V8 that a page calls most functions of the entry at once: it compiles them with the file, off the main thread,
 * instead of one by one at their first call (https://v8.dev/blog/explicit-compile-hints). Other engines see a comment.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** The tag library as the server delivers it: `library.js`, and lazy files named by their content. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [withoutPreloadHelper(), describe()],
  build: {
    outDir: '../build/tag-library',
    emptyOutDir: true,
    target: 'es2022',
    ...MINIFIED,
    modulePreload: false,
    rolldownOptions: {
      input: fileURLToPath(new URL('./library.ts', import.meta.url)),
      // exports what the inspector and its lazy files import, which avoids an extra small file
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: 'library.js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name][extname]',
        postBanner: ({ isEntry }) => (isEntry ? COMPILE_AT_ONCE : ''),
      },
    },
  },
});
