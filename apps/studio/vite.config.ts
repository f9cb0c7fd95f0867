import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/**
 * Puts two things in the built page's head: the one font file that every screen needs at once, and
 * `blocking="render"` on the entry, so that a dark theme is set before the first paint although the
 * content security policy allows no inline script.
 */
function firstPaint(): Plugin {
  return {
    name: 'studio-first-paint',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => /hanken-grotesk-latin-wght-normal.*\.woff2$/.test(file));
        const tags = font
          ? [
              {
                tag: 'link',
                injectTo: 'head' as const,
                attrs: { rel: 'preload', href: `/estudi/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' },
              },
            ]
          : [];
        return { html: html.replace('<script type="module"', '<script type="module" blocking="render"'), tags };
      },
    },
  };
}

/** The studio without the picker, which is one file. */
const IS_STUDIO = /^(?!.*[/]experiments[/]picker[/])/;

/** What draws answers of the query model. */
const IS_OF_REPORTS = /[/]studio[/]src[/](answers|figures|links|period|query|segments)[/]/;

/** The studio is a client application; the server mounts `dist` at `/estudi/` and answers its API on the same origin. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/estudi/',
  plugins: [firstPaint()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One file on purpose: React, the router and zod weigh most of it, and every screen needs them. Kilobytes, raw.
    chunkSizeWarningLimit: 720,
    rolldownOptions: {
      input: {
        index: fileURLToPath(new URL('index.html', import.meta.url)),
        // The server puts it into pages by this name (`apps/server/src/site/editable-page.ts`).
        picker: fileURLToPath(new URL('src/experiments/picker/picker.ts', import.meta.url)),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'picker' ? 'picker.js' : 'assets/[name]-[hash].js'),
        // A page waits 4 ms for each file before it draws, so what it needs is in few: one with all that is loaded first,
        // one with what many later files import, and one with what screens of reports share. Imported by fewer than
        // eight, the second would have twice the bytes.
        codeSplitting: {
          groups: [
            { name: 'first', test: IS_STUDIO, tags: ['$initial'], priority: 2 },
            { name: 'shared', test: IS_STUDIO, minShareCount: 8, priority: 1 },
            { name: 'reports', test: IS_OF_REPORTS, minShareCount: 3 },
          ],
        },
      },
      // Base UI marks its files «use client» for servers that render; here everything is a client.
      onLog: (level, log, tell) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && tell(level, log),
    },
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: { port: 4173, proxy: { '/api': 'http://localhost:4000' } },
});
