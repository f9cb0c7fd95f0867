/**
 * `npm run check [-- commit]`: the checks and tests that a change can break, before the whole of `npm test`. Compares the
 * working tree with the commit (`origin/main`, or the last commit): unit tests that import what changed, and browser
 * tests of the part that changed.
 */
import { changedFiles } from './changed-files.js';
import { ensureChromium, ensureHeadlessShell } from './chromium.js';
import { ensureInstalled } from './install.js';
import { abort } from './progress.js';
import { browserTestsOf } from './select-browser-tests.js';
import { SERVER_ENVIRONMENT } from './server-environment.js';
import { staticChecks } from './static-checks.js';
import { endRun, startRun, tests } from './test-run.js';
import { otherBrowsers, scaleOutServers } from './test-servers.js';

try {
  startRun();
  await ensureInstalled();
  const { since, files } = await changedFiles(process.argv[2]);
  console.log(`  ${files.length} files differ from ${since}`);
  if (files.length === 0) endRun();
  await staticChecks();
  await tests('Unit and contract tests of what changed', 'unit', ['--changed', since, '--passWithNoTests']);
  const browserTests = browserTestsOf(files);
  if (browserTests.length > 0) {
    const servers = await scaleOutServers();
    const browsers = await otherBrowsers();
    const chromium = await ensureChromium();
    const shell = await ensureHeadlessShell();
    await tests(
      `${browserTests.length} files of browser tests`,
      'e2e',
      ['--config', 'e2e/vitest.config.ts', ...browserTests],
      {
        env: {
          ...SERVER_ENVIRONMENT,
          ...servers,
          ...browsers,
          CHROMIUM_PATH: chromium ?? '',
          HEADLESS_SHELL_PATH: shell ?? '',
        },
        again: true,
      },
    );
  }
  endRun();
} catch (error) {
  abort(error);
}
