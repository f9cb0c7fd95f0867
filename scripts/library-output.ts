import type { BuildOptions } from 'vite';
import { MINIFIED } from './minified.ts';

/**
 * Tells V8 that a page calls most functions of the entry at once: it compiles them with the file, off the main thread,
 * instead of one by one at their first call (https://v8.dev/blog/explicit-compile-hints). Other engines see a comment.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

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
