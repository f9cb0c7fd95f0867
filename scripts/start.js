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
  runServer(productNode(), join(ROOT, 'apps/server/build/server/server.js'), { ...SERVER_ENVIRONMENT, ...process.env });
} catch (error) {
  abort(error);
}

/**
 * Runs the server in place of this process, which would keep 34 MB; as its child where Node cannot replace a process
 * (Windows, and Node before 22.15).
 *
 * @param {string} node
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 */
function runServer(node, script, env) {
  process.chdir(ROOT);
  if (process.execve && process.platform !== 'win32') process.execve(node, [node, script], env);
  const server = spawn(node, [script], { stdio: 'inherit', env });
  // A terminal sends Ctrl-C to the server too; it closes in order, and this process waits for it.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
}
