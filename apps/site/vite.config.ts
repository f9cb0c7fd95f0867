import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { COMPILE_AT_ONCE } from '../../scripts/compile-hint.ts';
import { MINIFIED } from '../../scripts/minified.ts';
import { withoutPreloadHelper } from '../../scripts/without-preload-helper.ts';
import { createChunkOf } from './chunk-of.ts';
import { classNamesByFile } from './class-names.ts';
import { retryRoutesPlugin } from './retry-routes.ts';

const chunkOf = createChunkOf();

/** Files that every page runs nearly whole. */
const FIRST_VIEW = ['vendor', 'entry.client'];

export default defineConfig(({ command }) => ({
  plugins: [withoutPreloadHelper(), retryRoutesPlugin(), reactRouter()],
  /**
   * Everything is bundled: workspace packages are TypeScript, and React must be its production build in every
   * environment.
   */
  environments: {
    client: {
      build: {
        ...MINIFIED,
        rollupOptions: {
          output: {
            postBanner: ({ name }) => (FIRST_VIEW.includes(name) ? COMPILE_AT_ONCE : ''),
            /** Few requests: React and its router, shared page code, and one small file for each page. */
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]|rolldown[\\/]runtime/,
                  priority: 3,
                },
                { debugName: 'site', name: chunkOf.site, priority: 2 },
                { debugName: 'declared', name: chunkOf.declared, minShareCount: 2, priority: 1.4 },
                { debugName: 'player', name: chunkOf.player, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './server-app.ts' } },
      resolve: command === 'build' ? { noExternal: true as const } : { noExternal: [/^@sintonia\//] },
    },
  },
  ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  ...(command === 'build' && { css: { modules: { generateScopedName: classNamesByFile() } } }),
  build: {
    assetsInlineLimit: 0,
    /** No preload lists: dependencies of lazy parts are nearly always loaded already, and the lists added 1 KB to every page. */
    modulePreload: false,
    /** One sheet for all pages (7 KB compressed): one request, cached from the first page on. */
    cssCodeSplit: false,
    /** The first versions with `light-dark()` and nesting, so that nothing is transpiled. */
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    target: ['chrome123', 'safari17.5', 'firefox120'],
  },
}));
