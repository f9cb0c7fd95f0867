import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { MINIFIED } from '../../scripts/minified.ts';
import { withoutPreloadHelper } from '../../scripts/without-preload-helper.ts';
import { classNamesByFile } from './class-names.ts';
import { retryRoutesPlugin } from './retry-routes.ts';
import { siteChunk } from './site-chunk.ts';

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
            /** Few requests: React and its router, shared page code, and one small file for each page. */
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]|rolldown[\\/]runtime/,
                  priority: 3,
                },
                /** Code that every page loads, from several areas, in a single file. */
                { debugName: 'site', name: siteChunk(), priority: 2 },
                /** Code that the player shares with the radio and with the texts around it. */
                {
                  name: 'playing',
                  test: /player[\\/]src[\\/](controls[\\/]labels|chapters[\\/]chapter-moves)|measurement[\\/](start-measuring|use-measuring|use-feature)/,
                  priority: 1.5,
                },
                /** Code shared by the pages of one area. */
                ...[
                  {
                    name: 'accounts',
                    test: /apps[\\/]site[\\/]app[\\/]\w+[\\/](accounts[\\/]|forms[\\/]|visitor[\\/](ContinueWatchingRail|WatchedLine|shelf-view|return-after))/,
                  },
                  { name: 'consent', test: /apps[\\/]site[\\/]app[\\/]\w+[\\/]consent[\\/]/ },
                  { name: 'tools', test: /apps[\\/]site[\\/]app[\\/]\w+[\\/]tools[\\/]/ },
                  { name: 'suggestions', test: /apps[\\/]site[\\/]app[\\/]\w+[\\/]search(-field)?[\\/]/ },
                  {
                    name: 'cards',
                    test: /apps[\\/]site[\\/]app[\\/]\w+[\\/](on-air[\\/](?!DayList|OnNow|day-view|live-video|on-at|on-air-metadata)|cards[\\/]programme|programmes[\\/])/,
                  },
                  { name: 'live', test: /apps[\\/]site[\\/]app[\\/]\w+[\\/](live[\\/]|on-air[\\/](?!live-video))/ },
                  { name: 'radio', test: /apps[\\/]site[\\/]app[\\/]\w+[\\/](radio[\\/]|on-air[\\/]live-video)/ },
                  { name: 'episodes', test: /apps[\\/]site[\\/]app[\\/]\w+[\\/]episodes[\\/]/ },
                  { name: 'news', test: /apps[\\/]site[\\/]app[\\/]\w+[\\/](cards|home|news|story)[\\/]/ },
                  { name: 'participation', test: /apps[\\/]site[\\/]app[\\/]\w+[\\/]participation[\\/]/ },
                  { name: 'weather', test: /apps[\\/]site[\\/]app[\\/]\w+[\\/]weather[\\/](?!PlaceSearch)/ },
                ].map((area, at) => ({ ...area, minShareCount: 2, priority: 1.4 - at / 100 })),
                /** Player code needed before play is pressed; `lazy-parts.ts` and the engine load the rest. */
                {
                  name: 'player',
                  test: /packages[\\/]player[\\/]src[\\/](?!engine|audio|media-session|player-link|transcript|chapters[\\/]ChapterList|ads[\\/](?!ad-screen|ad-commands)|thumbnails|next-episode|[\w-]+[\\/](Controls|Icon|SeekBar|Volume|Button|LiveStatus|ChapterPanel|Panels?|SettingsPanel|HelpPanel|Choice|keys|setting-labels|heartbeat-session)\.)|measurement[\\/]MeasuredPlayer/,
                  priority: 1,
                },
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
  ...(command === 'build'
    ? { define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } }
    : {}),
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
