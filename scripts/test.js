/** `npm test`: every check of the repository, to the end, then one line with the totals. */
import { ensureChromium, ensureHeadlessShell } from './chromium.js';
import { ensureInstalled } from './install.js';
import { abort } from './progress.js';
import { SERVER_ENVIRONMENT } from './server-environment.js';
import { staticChecks } from './static-checks.js';
import { endRun, startRun, tests } from './test-run.js';
import { otherBrowsers, scaleOutServers } from './test-servers.js';

try {
  startRun();
  await ensureInstalled();
  const chromium = await ensureChromium();
  const shell = await ensureHeadlessShell();
  const servers = await scaleOutServers();
  const browsers = await otherBrowsers();
  await staticChecks();
  await tests('Unit and contract tests', 'unit', [], { env: servers });
  await tests('Browser tests', 'e2e', ['--config', 'e2e/vitest.config.ts'], {
    env: {
      ...SERVER_ENVIRONMENT,
      ...servers,
      ...browsers,
      CHROMIUM_PATH: chromium ?? '',
      HEADLESS_SHELL_PATH: shell ?? '',
      E2E_AUDIENCE: 'first',
    },
    again: true,
  });
  endRun();
} catch (error) {
  abort(error);
}
