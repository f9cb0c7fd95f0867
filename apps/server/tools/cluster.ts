/** `npm run cluster`: starts a cluster, prints its addresses, and shuts it down in order on Ctrl-C. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_STAFF } from '../src/accounts/staff/demo-staff.ts';
import { CommandError } from '../src/commands/call-server.ts';
import { findNatsServer, findPostgres } from '../src/commands/find-programs.ts';
import { runCommand, wholeNumber } from '../src/commands/run-command.ts';
import { startCluster } from './cluster/start-cluster.ts';

const USAGE = 'npm run cluster -- [--port 4000]';

const needed = (place: string | null, name: string): string => {
  if (place) return place;
  throw new CommandError(`There is no ${name} here; docs/scale-out.md says how to get it.`);
};

await runCommand({
  usage: USAGE,
  options: { port: { type: 'string' } },
  run: async (given) => {
    const closing = new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
    });
    const directory = await mkdtemp(join(tmpdir(), 'sintonia-cluster-'));
    const cluster = await startCluster({
      directory,
      natsServer: needed(findNatsServer(process.env), 'nats-server'),
      postgresBinDir: needed(findPostgres(process.env), 'PostgreSQL'),
      port: wholeNumber(given, 'port', 4000, USAGE),
      env: process.env.WEATHER_URL ? { WEATHER_URL: process.env.WEATHER_URL } : {},
      onStep: (what) => console.log(`  ${what}`),
      onRestart: (line) => console.log(`  ${line}`),
    });
    const origin = `http://localhost:${cluster.port}`;
    const { email, password } = DEMO_STAFF;
    console.log(`\n  Site    ${origin}/\n  Studio  ${origin}/estudi/  (${email} / ${password})`);
    for (const server of [...cluster.collectors, cluster.writer, ...cluster.forPeople]) {
      console.log(`  ${server.name.padEnd(12)} process ${server.pid()}, http://localhost:${server.port}/metrics`);
    }
    console.log('\n  Processes that you kill are restarted. Ctrl-C stops the cluster and deletes its data.\n');
    await closing;
    console.log('Closing …');
    await cluster.stop();
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
    return 0;
  },
});
