import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.js';
import { precompress } from './precompress.js';
import { abort, step } from './progress.js';
import { ROOT, run } from './run-command.js';

/** Builds that run at the same time; each uses little more than one core. */
const AT_A_TIME = 2;

/**
 * Bundles for browsers, of the server, and the empty database, with the files whose change requires a new build; the
 * longest first. `script`: of the workspace, by default `build`.
 *
 * @type {{ title: string, workspace: string, script?: string, output: string, assets?: string, sources: string[] }[]}
 */
const BUILDS = [
  {
    title: 'the site',
    workspace: 'apps/site',
    output: 'apps/site/build',
    assets: 'apps/site/build/client',
    sources: ['apps/site', 'demo/rules', 'packages/wire', 'packages/contracts', 'packages/tag', 'packages/player'],
  },
  {
    title: 'the studio',
    workspace: 'apps/studio',
    output: 'apps/studio/dist',
    assets: 'apps/studio/dist',
    sources: ['apps/studio', 'packages/wire', 'packages/contracts'],
  },
  {
    title: 'the tag library',
    workspace: 'demo',
    output: 'demo/build/tag-library',
    assets: 'demo/build/tag-library',
    sources: ['demo/rules', 'packages/wire', 'packages/tag', 'scripts/library-output.ts'],
  },
  {
    title: 'the server',
    workspace: 'apps/server',
    script: 'bundle',
    output: 'apps/server/build/server',
    sources: ['apps/server/src', 'apps/server/rolldown.config.ts', 'demo/src', 'packages/wire', 'packages/contracts'],
  },
  {
    title: 'the empty database',
    workspace: 'apps/server',
    output: 'apps/server/build/empty-database',
    sources: [
      'apps/server/src/stores/operational/migrations',
      'apps/server/src/stores/operational/connect-pglite.ts',
      'apps/server/src/stores/operational/empty-database.ts',
    ],
  },
];

const NOT_SOURCES = new Set(['node_modules', 'build', 'dist', '.react-router', 'fixtures', 'conformance']);

/** Builds outdated parts, compresses them, and records the fingerprint of their sources. */
export async function ensureBuilt() {
  const outdated = BUILDS.flatMap((part) => {
    const note = join(ROOT, part.output, '.built-from');
    const wanted = fingerprint([
      'package-lock.json',
      'tsconfig.base.json',
      'scripts/precompress.js',
      'scripts/minified.ts',
      ...part.sources,
    ]);
    return existsSync(note) && readFileSync(note, 'utf8') === wanted ? [] : [{ ...part, note, wanted }];
  });
  if (outdated.length === 0) return;
  await step(`Building ${outdated.map(({ title }) => title).join(', ')}`, async () => {
    const waiting = outdated.values();
    const buildNext = async () => {
      for (const { workspace, script = 'build', assets, note, wanted } of waiting) {
        await run('npm', ['run', script, '-w', workspace]);
        if (assets) await precompress(join(ROOT, assets));
        writeFileSync(note, wanted);
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, buildNext));
  });
}

/** @param {string[]} paths files and folders, from the root */
function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(join(ROOT, path)))
      hash.update(`${relative(ROOT, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]} in a fixed order, without tests and build outputs
 */
function filesBelow(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !NOT_SOURCES.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureInstalled().then(ensureBuilt).catch(abort);
}
