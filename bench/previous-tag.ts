/** The tag library of an earlier release, built from the repository's history by today's tools. */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..');

/** The release before this one, until releases are tagged: what was landed last. Moves with each. */
const PREVIOUS_RELEASE = '0c86c35';

/** What a library is made of. */
const SOURCES = ['packages/wire', 'packages/tag', 'demo/rules', 'tsconfig.base.json'];
const PACKAGES = { wire: 'packages/wire', tag: 'packages/tag' };

export interface PreviousTag {
  /** The tag or commit that it was built from. */
  readonly name: string;
  /** Folder with `library.js` and what it loads. */
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
 * Throws where the history does not reach as far, as in a shallow clone.
 *
 * @param name a commit or tag; the previous release when left out
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
    build: {
      outDir: built,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, 'demo/rules/library.ts'),
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: 'library.js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  return { name, folder: built, remove: () => rm(folder, { recursive: true }) };
}
