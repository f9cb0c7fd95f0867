import type { BuildOptions } from 'vite';
import { COMPILE_AT_ONCE } from './compile-hint.ts';
import { MINIFIED } from './minified.ts';

/** How the library is built: `library.js`, and lazy files named by their content. @param input path of the entry */
export const libraryOutput = (input: string, outDir: string): BuildOptions => ({
  outDir,
  emptyOutDir: true,
  target: 'es2022',
  ...MINIFIED,
  modulePreload: false,
  rolldownOptions: {
    input,
    // exports what the inspector and its lazy files import, which avoids an extra small file
    preserveEntrySignatures: 'allow-extension',
    // the rules load the timing of pages when needed, and the library brings it
    checks: { ineffectiveDynamicImport: false },
    output: {
      entryFileNames: 'library.js',
      chunkFileNames: '[name]-[hash].js',
      assetFileNames: '[name][extname]',
      postBanner: ({ isEntry }) => (isEntry ? COMPILE_AT_ONCE : ''),
    },
  },
});
