/** `npm run cluster`: the product as on many machines, each role in its own process, all on this machine. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.js';
import { ensureInstalled, productNode } from './install.js';
import { abort } from './progress.js';
import { ROOT } from './run-command.js';
import { SERVER_ENVIRONMENT } from './server-environment.js';
import { ensureServers } from './servers.js';

try {
  console.log('Sintonia, scaled out');
  await ensureInstalled();
  const servers = await ensureServers();
  await ensureBuilt();
  const command = join(ROOT, 'apps/server/tools/cluster.ts');
  const env = { ...SERVER_ENVIRONMENT, ...process.env, ...servers };
  const cluster = spawn(productNode(), [command, ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit', env });
  // A terminal sends Ctrl-C to the cluster too; it closes in order, and this process waits for it.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => cluster.kill('SIGTERM'));
  cluster.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
} catch (error) {
  abort(error);
}
