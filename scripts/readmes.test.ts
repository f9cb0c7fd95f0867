/** READMEs match the folder tree: what a README names exists, and it names every folder of its workspace. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' }).split(
  '\n',
);
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Files and their folders, of which every one has at least a file. */
const tree = new Set<string>(files);
for (const file of files) for (let at = dirname(file); at !== '.'; at = dirname(at)) tree.add(at);
const paths = [...tree];

/** READMEs, except the list of decisions, which names files of any time. */
const readmes = files.filter((path) => path.endsWith('README.md') && path !== 'docs/decisions/README.md');

/** Not in the repository: made by a build or a start, or an address of the server. */
const NOT_FILES: ReadonlySet<string> = new Set(['data/', '/estudi/', '/dest5.html']);

/** Names in backticks that end like a folder or a file. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([\w@./-]+(?:\/|\.(?:ts|tsx|js|css|json|sql|md|svg|html)))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !NOT_FILES.has(name));

/** A README names paths of its own workspace, from any folder in it, and of the repository. */
const exists = (readme: string, name: string): boolean => {
  const path = name.replace(/\/$/, '');
  const folder = dirname(readme);
  return (
    tree.has(path) || paths.some((one) => (folder === '.' || one.startsWith(`${folder}/`)) && one.endsWith(`/${path}`))
  );
};

/** Folders whose README lists all that is directly in them. Screens of the studio are not listed one by one. */
const LISTED = [
  'apps/server/src',
  'apps/server/tools',
  'apps/site/app',
  'bench',
  'demo',
  'deploy',
  'e2e',
  'packages/contracts/src',
  'packages/player/src',
  'packages/simulator/src',
  'packages/tag/src',
  'packages/wire/src',
];
const foldersIn = (folder: string): string[] => [
  ...new Set(
    files
      .filter((path) => path.startsWith(`${folder}/`) && path.slice(folder.length + 1).includes('/'))
      .map((path) => path.slice(folder.length + 1).split('/')[0] ?? ''),
  ),
];

describe('READMEs of workspaces', () => {
  test.each(readmes)('%s names existing files and folders only', (readme) => {
    expect(namesIn(read(readme)).filter((name) => !exists(readme, name))).toEqual([]);
  });

  test.each(LISTED)('the README of %s names each of its folders', (folder) => {
    const text = read(join(folder.replace(/\/(?:src|app|tools)$/, ''), 'README.md'));
    const folders = foldersIn(folder);
    expect(folders.length).toBeGreaterThan(0);
    expect(folders.filter((name) => !new RegExp(`[\`\\s/]${name}/[\`\\s]`).test(text))).toEqual([]);
  });

  test('the tree of the server’s README has existing folders only', () => {
    const [, block = ''] = read('apps/server/README.md').split('```');
    const names = [...block.matchAll(/(?<=^|[\s:,(])([a-z][\w-]*)\/(?=[\s,)]|$)/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !exists('apps/server/README.md', `${name}/`))).toEqual([]);
  });
});
