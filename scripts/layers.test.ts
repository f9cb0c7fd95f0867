/** Each break of the layers is planted in a copy of the layout, and lint refuses it. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const imports = (from: string) => `import { thing } from '${from}';\nexport const used = thing;\n`;

/** What is broken, and the file that breaks it. */
const BREAKS: readonly { what: string; path: string; text: string }[] = [
  { what: 'wire imports another package', path: 'packages/wire/src/a.ts', text: imports('@sintonia/contracts') },
  { what: 'wire imports Node', path: 'packages/wire/src/b.ts', text: imports('node:fs') },
  { what: 'wire reads the page', path: 'packages/wire/src/c.ts', text: 'export const used = document.title;\n' },
  { what: 'wire reads the clock', path: 'packages/wire/src/d.ts', text: 'export const used = () => Date.now();\n' },
  { what: 'contracts import wire', path: 'packages/contracts/src/a.ts', text: imports('@sintonia/wire') },
  { what: 'the tag imports contracts', path: 'packages/tag/src/a.ts', text: imports('@sintonia/contracts') },
  { what: 'the tag imports React', path: 'packages/tag/src/b.ts', text: imports('react') },
  {
    what: 'the tag reaches into an app',
    path: 'packages/tag/src/c.ts',
    text: imports('../../../apps/server/src/x.ts'),
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
    what: 'the playback session draws by chance',
    path: 'packages/tag/src/playback/d.ts',
    text: 'export const used = () => Math.random();\n',
  },
  {
    what: 'the playback session asks the network',
    path: 'packages/tag/src/playback/e.ts',
    text: "export const used = () => fetch('/');\n",
  },
  { what: 'the player imports contracts', path: 'packages/player/src/a.ts', text: imports('@sintonia/contracts') },
  {
    what: 'the player imports the site',
    path: 'packages/player/src/b.ts',
    text: imports('../../../apps/site/app/x.ts'),
  },
  { what: 'the simulator imports the server', path: 'packages/simulator/src/a.ts', text: imports('@sintonia/server') },
  {
    what: 'the simulator reaches into an app',
    path: 'packages/simulator/src/b.ts',
    text: imports('../../../apps/server/src/x.ts'),
  },
  { what: 'the demo imports the server', path: 'demo/src/a.ts', text: imports('@sintonia/server') },
  { what: 'the server imports the site', path: 'apps/server/src/a.ts', text: imports('@sintonia/site') },
  { what: 'the server reaches into the studio', path: 'apps/server/src/b.ts', text: imports('../../studio/src/x.ts') },
  { what: 'the server imports the tag', path: 'apps/server/src/c.ts', text: imports('@sintonia/tag/rules') },
  { what: 'the server imports the simulator', path: 'apps/server/src/d.ts', text: imports('@sintonia/simulator') },
  { what: 'the site imports the server', path: 'apps/site/app/a.ts', text: imports('@sintonia/server') },
  { what: 'the site reaches into the server', path: 'apps/site/app/b.ts', text: imports('../../server/src/x.ts') },
  { what: 'the site imports the simulator', path: 'apps/site/app/c.ts', text: imports('@sintonia/simulator') },
  {
    what: 'the site imports the demo’s rules',
    path: 'apps/site/app/d.ts',
    text: imports('@sintonia/demo/rules/rules'),
  },
  { what: 'the site reaches into the demo', path: 'apps/site/app/e.ts', text: imports('../../../demo/rules/rules.ts') },
  { what: 'the studio imports the player', path: 'apps/studio/src/a.ts', text: imports('@sintonia/player') },
  { what: 'the studio reaches into the site', path: 'apps/studio/src/b.ts', text: imports('../../site/app/x.ts') },
  { what: 'a package reaches into another', path: 'packages/tag/src/d.ts', text: imports('../../contracts/src/x.ts') },
  {
    what: 'files import one another in a circle',
    path: 'packages/wire/src/circle-a.ts',
    text: imports('./circle-b.ts'),
  },
];
const OTHER_HALF = { path: 'packages/wire/src/circle-b.ts', text: "export { used as thing } from './circle-a.ts';\n" };
/** What stands where breaks stand, and is right. */
const RIGHT = [
  { path: 'packages/tag/src/right.ts', text: imports('@sintonia/wire') },
  { path: 'apps/server/src/right.ts', text: imports('@sintonia/contracts') },
  { path: 'packages/wire/src/right.ts', text: 'export const used = (atMs: number) => new Date(atMs).getTime();\n' },
];

describe('layers', () => {
  let copy: string;
  let refused: Map<string, string[]>;

  beforeAll(async () => {
    copy = mkdtempSync(join(tmpdir(), 'sintonia-layers-'));
    cpSync(join(ROOT, 'biome.json'), join(copy, 'biome.json'));
    cpSync(join(ROOT, 'scripts/lint'), join(copy, 'scripts/lint'), { recursive: true });
    for (const { path, text } of [...BREAKS, OTHER_HALF, ...RIGHT]) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), text);
    }
    refused = await lint(copy);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test.each(BREAKS)('lint refuses that $what', ({ path }) => {
    expect(refused.get(path) ?? []).not.toEqual([]);
  });

  test.each(RIGHT)('lint takes $path', ({ path }) => {
    expect(refused.get(path) ?? []).toEqual([]);
  });
});

/** Rules that each file breaks, by its path. */
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
