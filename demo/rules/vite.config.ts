import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { MINIFIED } from '../../scripts/minified.ts';
import { withoutPreloadHelper } from '../../scripts/without-preload-helper.ts';
import { TRAMUNTANA } from './property.ts';
import { tramuntanaRules } from './rules.ts';

/** Leaves beside the files what the server must know of them (`BuiltLibrary`). */
const describe = (): Plugin => ({
  name: 'library-description',
  generateBundle() {
    const source = JSON.stringify({ property: TRAMUNTANA, rules: tramuntanaRules.version });
    this.emitFile({ type: 'asset', fileName: 'library.json', source });
  },
});

/** The tag library as the server hands it out: `library.js`, and what it loads later by names of their content. */
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
      // it exports what the inspector asks it for, and what its lazy files share with it: no file of a few bytes before it runs
      preserveEntrySignatures: 'allow-extension',
      output: { entryFileNames: 'library.js', chunkFileNames: '[name]-[hash].js', assetFileNames: '[name][extname]' },
    },
  },
});
