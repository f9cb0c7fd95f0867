/** The tag library of an earlier release, built from the repository's history as the current one is built. */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { libraryOutput } from '../scripts/library-output.ts';
import { withoutPreloadHelper } from '../scripts/without-preload-helper.ts';

const ROOT = join(import.meta.dirname, '..');

/** The previous release, until releases are tagged: the last landed commit. Updated with each release. */
const PREVIOUS_RELEASE = '0c86c35';

/** Sources of a library. */
const SOURCES = ['packages/wire', 'packages/tag', 'demo/rules', 'tsconfig.base.json'];
const PACKAGES = { wire: 'packages/wire', tag: 'packages/tag' };

export interface PreviousTag {
  /** Tag or commit of its source. */
  readonly name: string;
  /** Folder with `library.js` and its lazy files. */
  readonly folder: string;
  remove(): Promise<void>;
}

const git = (...given: string[]) => execFileSync('git', given, { cwd: ROOT, maxBuffer: 1e9, stdio: 'pipe' });

/** The newest tag before this commit, or the commit named above. */
function previousRelease(): string {
  try {
    return git('describe', '--tags', '--abbrev=0', 'HEAD^').toString().trim();
  } catch {
    return PREVIOUS_RELEASE;
  }
}

/**
 * Throws where the history is too short, as in a shallow clone.
 *
 * @param name a commit or tag; the previous release by default
 */
export async function buildPreviousTag(name = previousRelease()): Promise<PreviousTag> {
  const folder = await mkdtemp(join(tmpdir(), 'sintonia-tag-'));
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', name, ...SOURCES) });
  const modules = join(folder, 'node_modules/@sintonia');
  await mkdir(modules, { recursive: true });
  for (const [name, path] of Object.entries(PACKAGES)) await symlink(join(folder, path), join(modules, name));
  const built = join(folder, 'built');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    base: './',
    plugins: [withoutPreloadHelper()],
    build: libraryOutput(join(folder, 'demo/rules/library.ts'), built),
  });
  return { name, folder: built, remove: () => rm(folder, { recursive: true }) };
}
