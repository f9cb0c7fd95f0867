/** `npm start`: installs and builds outdated parts, then runs the whole product until Ctrl-C. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.js';
import { ensureInstalled, productNode } from './install.js';
import { abort } from './progress.js';
import { ROOT } from './run-command.js';
import { SERVER_ENVIRONMENT } from './server-environment.js';

try {
  console.log('Sintonia');
  await ensureInstalled();
  await ensureBuilt();
  const server = spawn(productNode(), [join(ROOT, 'apps/server/src/main.ts')], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...SERVER_ENVIRONMENT, ...process.env },
  });
  // A terminal sends Ctrl-C to the server too; it closes in order, and this process waits for it.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
} catch (error) {
  abort(error);
}
