import type { Plugin } from 'vite';

/**
 * Vite wraps each lazy import in a helper that preloads its imports. Builds with `modulePreload: false` and one style
 * sheet have nothing to preload: the helper, 0.7 KB of each page's code, only calls the import.
 */
export const withoutPreloadHelper = (): Plugin => ({
  name: 'without-preload-helper',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined),
});
