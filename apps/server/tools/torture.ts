/** `npm run torture -- --kills 30 [--cluster]`: exits with 1 if any event was lost or duplicated (S-03). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../src/commands/call-server.ts';
import { findNatsServer } from '../src/commands/find-programs.ts';
import { runCommand, wholeNumber } from '../src/commands/run-command.ts';
import { startCluster } from './cluster/start-cluster.ts';
import type { Tortured } from './torture/compare.ts';
import { tortureCluster } from './torture/torture-cluster.ts';
import { tortureServer } from './torture/torture-server.ts';

const USAGE = 'npm run torture -- [--kills 30] [--seed 1] [--cluster]';

interface Run {
  directory: string;
  kills: number;
  seed: number;
}

async function onCluster({ directory, kills, seed }: Run): Promise<Tortured> {
  const natsServer = findNatsServer(process.env);
  if (!natsServer) throw new CommandError('There is no nats-server here: `sudo apt-get install nats-server`.');
  const env = { DEMO: 'off', COLLECT_RATE: '1000000', REPORT_SUITES: '*' };
  const cluster = await startCluster({ directory, natsServer, postgresBinDir: null, env });
  try {
    return await tortureCluster(cluster, {
      kills,
      seed,
      onKill: (kill, what, acknowledged) => console.log(`kill ${kill}: ${what}; ${acknowledged} acknowledged so far`),
    });
  } finally {
    await cluster.stop();
  }
}

const onServer = ({ directory, kills, seed }: Run): Promise<Tortured> =>
  tortureServer({
    dataDir: directory,
    kills,
    seed,
    onKill: (kill, acknowledged) => console.log(`kill ${kill}: ${acknowledged} acknowledged so far`),
  });

await runCommand({
  usage: USAGE,
  options: { kills: { type: 'string' }, seed: { type: 'string' }, cluster: { type: 'boolean' } },
  run: async (given) => {
    const directory = await mkdtemp(join(tmpdir(), 'sintonia-torture-'));
    const kills = wholeNumber(given, 'kills', 30, USAGE);
    const seed = wholeNumber(given, 'seed', Date.now() % 1e6, USAGE);
    const outcome = await (given.cluster ? onCluster : onServer)({ directory, kills, seed });
    const { acknowledged, stored, lost, duplicated, repeatedRequests, unexpected } = outcome;
    console.log(`acknowledged ${acknowledged}, stored ${stored}, lost ${lost}, duplicated ${duplicated}`);
    console.log(`requests sent again: ${repeatedRequests}, unexpected answers: ${unexpected.length}`);
    for (const answer of unexpected.slice(0, 5)) console.log(`  ${answer}`);
    const isWhole = lost === 0 && duplicated === 0 && unexpected.length === 0;
    if (isWhole) await rm(directory, { recursive: true, force: true, maxRetries: 5 });
    else console.log(`the data is kept in ${directory}`);
    return isWhole ? 0 : 1;
  },
});
