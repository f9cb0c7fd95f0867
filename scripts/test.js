/** `npm test`: every check of the repository, to the end, then one line with the totals. */
import { ensureBuilt } from './build.js';
import { ensureChromium } from './chromium.js';
import { ensureInstalled } from './install.js';
import { abort } from './progress.js';
import { run } from './run-command.js';
import { SERVER_ENVIRONMENT } from './server-environment.js';
import { check, endRun, startRun, tests } from './test-run.js';
import { otherBrowsers, scaleOutServers } from './test-servers.js';

try {
  startRun();
  await ensureInstalled();
  const chromium = await ensureChromium();
  const servers = await scaleOutServers();
  const browsers = await otherBrowsers();
  await check('Format, lint, cycles', () => run('biome', ['ci', '--colors=off', '--error-on-warnings', '.']));
  await check('Layers', () => run('node', ['scripts/layers/check.ts']));
  await check('Types', () => run('node', ['scripts/types.js']));
  await check('Unused files, exports and dependencies', () => run('knip', []));
  await check('Builds', ensureBuilt);
  await check('Sizes within budget', () => run('node', ['scripts/size/size.ts']));
  await tests('Unit and contract tests', 'unit', [], { env: servers });
  await tests('Browser tests', 'e2e', ['--config', 'e2e/vitest.config.ts'], {
    env: { ...SERVER_ENVIRONMENT, ...servers, ...browsers, CHROMIUM_PATH: chromium ?? '' },
    again: true,
  });
  endRun();
} catch (error) {
  abort(error);
}
