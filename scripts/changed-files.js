/** Files that differ from a commit, those that git does not know yet included. */
import { run } from './run-command.js';

/**
 * @param {string | undefined} commit the last common one with `origin/main`, without a remote `HEAD`
 * @returns {Promise<{ since: string, files: string[] }>} paths from the root
 * @throws {Refusal} when git does not know the commit
 */
export async function changedFiles(commit) {
  const since = (
    await run(
      'git',
      commit ? ['rev-parse', '--verify', `${commit}^{commit}`] : ['merge-base', 'HEAD', 'origin/main'],
    ).catch((error) => {
      if (commit) throw error;
      return 'HEAD';
    })
  ).trim();
  const [differing, untracked] = await Promise.all([
    run('git', ['diff', '--name-only', since]),
    run('git', ['ls-files', '--others', '--exclude-standard']),
  ]);
  return { since, files: `${differing}\n${untracked}`.split('\n').filter(Boolean) };
}
