import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.js';
import { precompress } from './precompress.js';
import { abort, step } from './progress.js';
import { ROOT, run } from './run-command.js';

/**
 * Bundles for browsers, with the folders whose change requires a new build. The server is not built: Node runs its
 * TypeScript directly.
 */
const BUILDS = [
  {
    title: 'Building the site',
    workspace: 'apps/site',
    output: 'apps/site/build',
    assets: 'apps/site/build/client',
    sources: ['apps/site', 'demo/rules', 'packages/wire', 'packages/contracts', 'packages/tag', 'packages/player'],
  },
  {
    title: 'Building the studio',
    workspace: 'apps/studio',
    output: 'apps/studio/dist',
    assets: 'apps/studio/dist',
    sources: ['apps/studio', 'packages/wire', 'packages/contracts'],
  },
  {
    title: 'Building the tag library',
    workspace: 'demo',
    output: 'demo/build/tag-library',
    assets: 'demo/build/tag-library',
    sources: ['demo/rules', 'packages/wire', 'packages/tag'],
  },
];

const NOT_SOURCES = new Set(['node_modules', 'build', 'dist', '.react-router', 'fixtures', 'conformance']);

/** Builds outdated parts, compresses them, and records the fingerprint of their sources. */
export async function ensureBuilt() {
  for (const { title, workspace, output, assets, sources } of BUILDS) {
    const note = join(ROOT, output, '.built-from');
    const wanted = fingerprint([
      'package-lock.json',
      'tsconfig.base.json',
      'scripts/precompress.js',
      'scripts/minified.ts',
      ...sources,
    ]);
    if (existsSync(note) && readFileSync(note, 'utf8') === wanted) continue;
    await step(title, async () => {
      await run('npm', ['run', 'build', '-w', workspace]);
      await precompress(join(ROOT, assets));
    });
    writeFileSync(note, wanted);
  }
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
