/** Each violation is planted in a copy: an import into a copy of the sources, a global into files that Biome lints. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBreaks } from './find-breaks.ts';
import { readSources } from './read-sources.ts';
import { GLOBAL_BREAKS } from './testing/global-breaks.ts';
import { IMPORT_BREAKS } from './testing/import-breaks.ts';
import { imports, type PlantedFile } from './testing/planted-file.ts';

const ROOT = join(import.meta.dirname, '../..');
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
  const breaksAt = ({ path, text }: Pick<PlantedFile, 'path' | 'text'>) =>
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
