import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { MINIFIED } from '../../scripts/minified.ts';
import { withoutPreloadHelper } from '../../scripts/without-preload-helper.ts';

/** `rules.js`, beside the tag library: a single file, because a page waits for it, and lazy files. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [withoutPreloadHelper()],
  build: {
    outDir: '../build/tag-library',
    emptyOutDir: false,
    target: 'es2022',
    ...MINIFIED,
    modulePreload: false,
    rolldownOptions: {
      // it exports the rules, and what its lazy files share with it: no second file before it runs
      preserveEntrySignatures: 'allow-extension',
      input: fileURLToPath(new URL('./site-rules.ts', import.meta.url)),
      output: { entryFileNames: 'rules.js', chunkFileNames: 'rules-[name]-[hash].js' },
    },
  },
});
