import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { MINIFIED } from '../../scripts/minified.ts';

/** `rules.js`, beside the tag library: one file of its own, since a page that waits for it must not wait twice. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  build: {
    outDir: '../build/tag-library',
    emptyOutDir: false,
    target: 'es2022',
    ...MINIFIED,
    modulePreload: false,
    rolldownOptions: {
      preserveEntrySignatures: 'strict',
      input: fileURLToPath(new URL('./site-rules.ts', import.meta.url)),
      output: { entryFileNames: 'rules.js', codeSplitting: false },
    },
  },
});
