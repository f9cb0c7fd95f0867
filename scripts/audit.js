/** `npm run audit`: builds outdated parts and audits every route (`e2e/audit/audit.ts`). */
import { join } from 'node:path';
import { ensureBuilt } from './build.js';
import { ensureChromium } from './chromium.js';
import { ensureInstalled } from './install.js';
import { abort } from './progress.js';
import { ROOT, run } from './run-command.js';

try {
  await ensureInstalled();
  const chromium = await ensureChromium();
  await ensureBuilt();
  await run('node', [join(ROOT, 'e2e/audit/audit.ts'), ...process.argv.slice(2)], {
    env: { CHROMIUM_PATH: chromium ?? '' },
    output: 'show',
  });
} catch (error) {
  abort(error);
}
