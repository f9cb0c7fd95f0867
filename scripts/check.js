/**
 * `npm run check [-- commit]`: the checks and tests that a change can break, before the whole of `npm test`. Compares the
 * working tree with the commit (`origin/main`, or the last commit): unit tests that import what changed, and browser
 * tests of the part that changed.
 */
import { ensureBuilt } from './build.js';
import { changedFiles } from './changed-files.js';
import { ensureChromium } from './chromium.js';
import { ensureInstalled } from './install.js';
import { abort } from './progress.js';
import { run } from './run-command.js';
import { browserTestsOf } from './select-browser-tests.js';
import { SERVER_ENVIRONMENT } from './server-environment.js';
import { check, endRun, startRun, tests } from './test-run.js';
import { otherBrowsers, scaleOutServers } from './test-servers.js';

try {
  startRun();
  await ensureInstalled();
  const { since, files } = await changedFiles(process.argv[2]);
  console.log(`  ${files.length} files differ from ${since}`);
  if (files.length === 0) endRun();
  await check('Format, lint, cycles', () => run('biome', ['ci', '--colors=off', '--error-on-warnings', '.']));
  await check('Layers', () => run('node', ['scripts/layers/check.ts']));
  await check('Types', () => run('node', ['scripts/types.js']));
  await check('Unused files, exports and dependencies', () => run('knip', []));
  await check('Builds', ensureBuilt);
  await check('Sizes within budget', () => run('node', ['scripts/size/size.ts']));
  await tests('Unit and contract tests of what changed', 'unit', ['--changed', since, '--passWithNoTests']);
  const browserTests = browserTestsOf(files);
  if (browserTests.length > 0) {
    const servers = await scaleOutServers();
    const browsers = await otherBrowsers();
    const chromium = await ensureChromium();
    await tests(
      `${browserTests.length} files of browser tests`,
      'e2e',
      ['--config', 'e2e/vitest.config.ts', ...browserTests],
      {
        env: { ...SERVER_ENVIRONMENT, ...servers, ...browsers, CHROMIUM_PATH: chromium ?? '' },
        again: true,
      },
    );
  }
  endRun();
} catch (error) {
  abort(error);
}
