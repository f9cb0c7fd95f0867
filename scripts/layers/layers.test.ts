/** Each violation is planted in a copy: an import into a copy of the sources, a global into files that Biome lints. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBreaks } from './find-breaks.ts';
import { readSources } from './read-sources.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Planted {
  /** Description of the violation. */
  readonly what: string;
  readonly path: string;
  readonly text: string;
}

const imports = (from: string) => `import { thing } from '${from}';\nexport const used = thing;\n`;
const importing = (what: string, path: string, from: string): Planted => ({ what, path, text: imports(from) });

const IMPORT_BREAKS: readonly Planted[] = [
  importing('wire imports another package', 'packages/wire/src/a.ts', '@sintonia/contracts'),
  importing('wire imports a library', 'packages/wire/src/a.ts', 'zod'),
  importing('wire imports Node', 'packages/wire/src/a.ts', 'node:fs'),
  importing('contracts import the tag', 'packages/contracts/src/a.ts', '@sintonia/tag'),
  importing('contracts import an app', 'packages/contracts/src/a.ts', '@sintonia/server'),
  importing('contracts reach into an app', 'packages/contracts/src/a.ts', '../../../apps/server/src/main.ts'),
  importing('the tag imports contracts', 'packages/tag/src/a.ts', '@sintonia/contracts'),
  importing('the tag imports React', 'packages/tag/src/a.ts', 'react'),
  importing('the tag reaches into a package', 'packages/tag/src/a.ts', '../../contracts/src/contracts.ts'),
  importing('the player imports contracts', 'packages/player/src/a.ts', '@sintonia/contracts'),
  importing('the player reaches into the site', 'packages/player/src/a.ts', '../../../apps/site/app/root.tsx'),
  importing('the simulator imports an app', 'packages/simulator/src/a.ts', '@sintonia/server'),
  importing('the simulator reaches into an app', 'packages/simulator/src/a.ts', '../../../apps/server/src/main.ts'),
  importing('the demo imports the server', 'demo/src/a.ts', '@sintonia/server'),
  importing('the demo’s rules reach into the server', 'demo/rules/a.ts', '../../apps/server/src/main.ts'),
  importing('the server imports the site', 'apps/server/src/a.ts', '@sintonia/site'),
  importing('the server reaches into the studio', 'apps/server/src/a.ts', '../../studio/src/main.tsx'),
  importing('the server imports the tag', 'apps/server/src/a.ts', '@sintonia/tag/rules'),
  importing('the server imports the simulator', 'apps/server/src/a.ts', '@sintonia/simulator'),
  importing('the server imports a build script', 'apps/server/src/a.ts', '../../../scripts/minified.ts'),
  importing('the site imports the server', 'apps/site/app/a.ts', '@sintonia/server'),
  importing('the site reaches into the server', 'apps/site/server-app.ts', '../server/src/main.ts'),
  importing('the site imports the simulator', 'apps/site/app/a.ts', '@sintonia/simulator'),
  importing('the site imports the demo', 'apps/site/app/a.ts', '@sintonia/demo/rules/rules'),
  importing('the studio imports the server', 'apps/studio/src/a.ts', '@sintonia/server'),
  importing('the studio reaches into the site', 'apps/studio/src/a.ts', '../../site/app/shared/site/root-view.ts'),
  importing('the studio imports the player', 'apps/studio/src/a.ts', '@sintonia/player'),
  importing(
    'production imports support of browser tests',
    'apps/server/src/a.ts',
    '../../../e2e/support/start-server.ts',
  ),
  importing('production imports the bench', 'apps/site/app/a.ts', '@sintonia/bench'),
  importing('production imports support of unit tests', 'apps/server/src/http/a.ts', './testing/create-test-server.ts'),
  importing('production imports a test', 'packages/wire/src/a.ts', './field-table.test.ts'),
  importing('a page of the site imports another', 'apps/site/app/pages/home/a.ts', '../story/story-page-view.ts'),
  importing('a feature of the site imports another', 'apps/site/app/features/weather/a.ts', '../news/large-cards.ts'),
  importing(
    'a feature of the site imports a page',
    'apps/site/app/features/news/a.ts',
    '../../pages/story/story-page-view.ts',
  ),
  importing(
    'a shared folder of the site imports a feature',
    'apps/site/app/shared/cards/a.ts',
    '../../features/news/large-cards.ts',
  ),
  importing(
    'a shared folder of the site imports one that imports it',
    'apps/site/app/shared/structured-data/a.ts',
    '../episodes/episode-view.ts',
  ),
  importing(
    'a component of the site’s design imports a shared folder',
    'apps/site/app/ui/dates/a.ts',
    '../../shared/cards/story-view.ts',
  ),
  importing('a page of the site imports the root', 'apps/site/app/pages/home/a.ts', '../../root.tsx'),
  importing('a feature of the server imports another', 'apps/server/src/weather/a.ts', '../reports/report-routes.ts'),
  importing('a feature of the server imports composition', 'apps/server/src/weather/a.ts', '../composition/roles.ts'),
  importing('a feature of the server imports a command', 'apps/server/src/weather/a.ts', '../commands/run-command.ts'),
  importing('a feature of the studio imports another', 'apps/studio/src/rejected/a.ts', '../staff/Staff.tsx'),
  importing('the server imports its tools', 'apps/server/src/weather/a.ts', '../../tools/random.ts'),
  importing('a shared folder of the server imports a feature', 'apps/server/src/http/a.ts', '../weather/local-days.ts'),
  importing(
    'a JavaScript file imports another feature',
    'apps/server/src/weather/a.mjs',
    '../reports/report-routes.ts',
  ),
  {
    what: 'a feature of the server imports another after a statement',
    path: 'apps/server/src/weather/a.ts',
    text: "import { a } from './b.ts'; import { r } from '../reports/report-routes.ts';\nexport { a, r };\n",
  },
  {
    what: 'a feature of the server starts another as a worker',
    path: 'apps/server/src/weather/a.ts',
    text: "export const used = new Worker(new URL('../reports/report-routes.ts', import.meta.url));\n",
  },
  {
    what: 'a feature of the server requires another',
    path: 'apps/server/src/weather/a.ts',
    text: "export const used = createRequire(import.meta.url)('../reports/report-routes.ts');\n",
  },
  {
    what: 'a feature of the server loads a module by a computed path',
    path: 'apps/server/src/weather/a.ts',
    text: 'export const used = (path: string) => import(path);\n',
  },
  {
    what: 'a page of the site loads the files of another',
    path: 'apps/site/app/pages/home/a.ts',
    text: "export const used = import.meta.glob('../story/*.ts');\n",
  },
  {
    what: 'a style of the site imports another feature’s by its address',
    path: 'apps/site/app/features/weather/a.module.css',
    text: "@import url('../news/StoryCard.module.css');\n",
  },
  {
    what: 'a file that says that it is pure reads the clock',
    path: 'apps/server/src/weather/a.ts',
    text: '/** Days of a forecast. Pure. */\nexport const used = () => Date.now();\n',
  },
  {
    what: 'a component that says that it is pure measures time',
    path: 'apps/studio/src/rejected/A.tsx',
    text: "/** Rows. Pure but for `Intl`. */\nexport const used = () => import('@sintonia/contracts').then(() => performance.now());\n",
  },
  {
    what: 'the tag loads another package later',
    path: 'packages/tag/src/a.ts',
    text: "export const used = () => import('@sintonia/contracts');\n",
  },
  {
    what: 'the tag exports from another package',
    path: 'packages/tag/src/a.ts',
    text: "export * from '@sintonia/contracts';\n",
  },
  {
    what: 'the tag takes a type of another package',
    path: 'packages/tag/src/a.ts',
    text: "export type Used = import('@sintonia/contracts').Story;\n",
  },
  {
    what: 'the tag names contracts in its package.json',
    path: 'packages/tag/package.json',
    text: '{ "dependencies": { "@sintonia/wire": "0.1.0", "@sintonia/contracts": "0.1.0" } }',
  },
  {
    what: 'a style of the site composes another feature’s',
    path: 'apps/site/app/features/weather/a.module.css',
    text: ".a {\n  composes: card from '../news/StoryCard.module.css';\n}\n",
  },
];

const GLOBAL_BREAKS: readonly Planted[] = [
  { what: 'wire reads the page', path: 'packages/wire/src/a.ts', text: 'export const used = document.title;\n' },
  { what: 'wire reads the clock', path: 'packages/wire/src/b.ts', text: 'export const used = () => Date.now();\n' },
  {
    what: 'contracts read the clock',
    path: 'packages/contracts/src/a.ts',
    text: 'export const used = () => Date.now();\n',
  },
  {
    what: 'the playback session reads the clock',
    path: 'packages/tag/src/playback/a.ts',
    text: 'export const used = () => Date.now();\n',
  },
  {
    what: 'the playback session makes a date',
    path: 'packages/tag/src/playback/b.ts',
    text: 'export const used = (ms: number) => new Date(ms).getTime();\n',
  },
  {
    what: 'the playback session reads the page',
    path: 'packages/tag/src/playback/c.ts',
    text: 'export const used = () => document.hidden;\n',
  },
  {
    what: 'the playback session reaches the page another way',
    path: 'packages/tag/src/playback/d.ts',
    text: 'export const used = () => globalThis.document.hidden;\n',
  },
  {
    what: 'the playback session draws by chance',
    path: 'packages/tag/src/playback/e.ts',
    text: 'export const used = () => Math.random();\n',
  },
  {
    what: 'the playback session uses the network',
    path: 'packages/tag/src/playback/f.ts',
    text: "export const used = () => fetch('/');\n",
  },
  {
    what: 'a folder of the playback session sets a timer',
    path: 'packages/tag/src/playback/session/a.ts',
    text: 'export const used = () => setTimeout(() => {}, 1);\n',
  },
  {
    what: 'the simulator draws by chance',
    path: 'packages/simulator/src/a.ts',
    text: 'export const used = () => Math.random();\n',
  },
  {
    what: 'a decision on an offer reads the clock',
    path: 'apps/server/src/personalisation/decision/a.ts',
    text: 'export const used = () => Date.now();\n',
  },
  {
    what: 'a report reads the clock',
    path: 'apps/server/src/reports/a.ts',
    text: 'export const used = () => new Date();\n',
  },
  {
    what: 'decoding a hit uses the network',
    path: 'apps/server/src/collection/protocols/decode-a.ts',
    text: "export const used = () => fetch('/');\n",
  },
  {
    what: 'a decision on an offer passes the clock on',
    path: 'apps/server/src/personalisation/decision/b.ts',
    text: 'export const used = [1].map(Date.now);\n',
  },
  {
    what: 'a decision on an offer gives the clock another name',
    path: 'apps/server/src/personalisation/decision/c.ts',
    text: 'const { now } = Date;\nexport const used = () => now();\n',
  },
  {
    what: 'a decision on an offer sets a timer of Node',
    path: 'apps/server/src/personalisation/decision/d.ts',
    text: "import { setTimeout } from 'node:timers/promises';\n\nexport const used = () => setTimeout(1);\n",
  },
  {
    what: 'a decision on an offer makes a random id',
    path: 'apps/server/src/personalisation/decision/e.ts',
    text: "import { randomUUID } from 'node:crypto';\n\nexport const used = () => randomUUID();\n",
  },
  {
    what: 'a decision on an offer reads a file',
    path: 'apps/server/src/personalisation/decision/f.ts',
    text: "import { readFileSync } from 'node:fs';\n\nexport const used = () => readFileSync('a');\n",
  },
  {
    what: 'a decision on an offer waits by a signal',
    path: 'apps/server/src/personalisation/decision/g.ts',
    text: 'export const used = () => AbortSignal.timeout(1);\n',
  },
  {
    what: 'a decision on an offer opens a stream',
    path: 'apps/server/src/personalisation/decision/h.ts',
    text: "export const used = () => new EventSource('/');\n",
  },
  {
    what: 'files import one another in a circle',
    path: 'packages/wire/src/circle-a.ts',
    text: imports('./circle-b.ts'),
  },
];
const OTHER_HALF = { path: 'packages/wire/src/circle-b.ts', text: "export { used as thing } from './circle-a.ts';\n" };
/** Valid code where violations occur. */
const RIGHT = [
  { path: 'packages/tag/src/right.ts', text: imports('@sintonia/wire') },
  { path: 'apps/server/src/right.ts', text: imports('@sintonia/contracts') },
  { path: 'apps/site/app/features/weather/right.ts', text: imports('../../ui/dates/dates.ts') },
  {
    path: 'apps/server/src/personalisation/decision/right.ts',
    text: "import { createHash } from 'node:crypto';\n\nexport const used = (at: string) => [createHash('sha256'), new Date(at)];\n",
  },
  { path: 'packages/wire/src/right.ts', text: 'export const used = (atMs: number) => new Date(atMs).getTime();\n' },
];

describe('imports', () => {
  const sources = readSources(ROOT);
  const breaksAt = ({ path, text }: Pick<Planted, 'path' | 'text'>) =>
    findBreaks(new Map([...sources, [path, text]])).filter((found) => found.path === path);

  test('keep the layers in the repository, without unused rules', () => {
    expect(sources.size).toBeGreaterThan(1500);
    expect(findBreaks(sources)).toEqual([]);
  });

  test.each(IMPORT_BREAKS)('are refused: $what', (planted) => {
    expect(breaksAt(planted)).toHaveLength(1);
  });

  test.each(RIGHT)('are accepted in $path', (planted) => {
    expect(breaksAt(planted)).toEqual([]);
  });

  test('support of tests is refused outside a folder `testing`', () => {
    const planted = new Map([
      ...sources,
      ['packages/wire/src/a-support.ts', 'export const thing = 1;\n'],
      ['packages/wire/src/a.test.ts', imports('./a-support.ts')],
      ['packages/wire/src/testing/b-support.ts', 'export const thing = 1;\n'],
      ['packages/wire/src/b.test.ts', imports('./testing/b-support.ts')],
    ]);
    expect(findBreaks(planted).map(({ path }) => path)).toEqual(['packages/wire/src/a-support.ts']);
  });
});

describe('globals and circles', () => {
  let copy: string;
  let refused: Map<string, string[]>;

  beforeAll(async () => {
    copy = mkdtempSync(join(tmpdir(), 'sintonia-layers-'));
    cpSync(join(ROOT, 'biome.json'), join(copy, 'biome.json'));
    cpSync(join(ROOT, 'scripts/lint'), join(copy, 'scripts/lint'), { recursive: true });
    for (const { path, text } of [...GLOBAL_BREAKS, OTHER_HALF, ...RIGHT]) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), text);
    }
    refused = await lint(copy);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test.each(GLOBAL_BREAKS)('are refused: $what', ({ path }) => {
    expect(refused.get(path) ?? []).not.toEqual([]);
  });

  test.each(RIGHT)('are accepted in $path', ({ path }) => {
    expect(refused.get(path) ?? []).toEqual([]);
  });
});

/** Rules that each file violates, by its path. */
function lint(folder: string): Promise<Map<string, string[]>> {
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '--vcs-enabled=false', '.'];
  return new Promise((resolve, reject) => {
    execFile(join(ROOT, 'node_modules/.bin/biome'), args, { cwd: folder }, (_error, stdout, stderr) => {
      try {
        const { diagnostics } = JSON.parse(stdout) as {
          diagnostics: { category: string; location: { path: string | { file: string } } }[];
        }; // cast: the shape of Biome's report
        const entries = diagnostics.map(({ category, location: { path } }) => ({
          category,
          path: typeof path === 'string' ? path : path.file,
        }));
        const byPath = Map.groupBy(entries, ({ path }) => path);
        resolve(new Map([...byPath].map(([path, of]) => [path, of.map(({ category }) => category)])));
      } catch (error) {
        reject(new Error(`Biome printed no report: ${stderr}`, { cause: error }));
      }
    });
  });
}
