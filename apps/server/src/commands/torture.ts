/** `npm run torture -- --kills 30`: exits with 1 unless nothing was lost and nothing is there twice (S-03). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, wholeNumber } from './run-command.ts';
import { tortureServer } from './torturing/torture-server.ts';

const USAGE = 'npm run torture -- [--kills 30] [--seed 1]';

await runCommand({
  usage: USAGE,
  options: { kills: { type: 'string' }, seed: { type: 'string' } },
  run: async (given) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sintonia-torture-'));
    const outcome = await tortureServer({
      dataDir,
      kills: wholeNumber(given, 'kills', 30, USAGE),
      seed: wholeNumber(given, 'seed', Date.now() % 1e6, USAGE),
      onKill: (kill, acknowledged) => console.log(`kill ${kill}: ${acknowledged} acknowledged so far`),
    });
    const { acknowledged, stored, lost, duplicated, repeatedRequests, unexpected } = outcome;
    console.log(`acknowledged ${acknowledged}, stored ${stored}, lost ${lost}, duplicated ${duplicated}`);
    console.log(`requests sent again: ${repeatedRequests}, unexpected answers: ${unexpected.length}`);
    for (const answer of unexpected.slice(0, 5)) console.log(`  ${answer}`);
    const isWhole = lost === 0 && duplicated === 0 && unexpected.length === 0;
    if (isWhole) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    else console.log(`what the server kept is in ${dataDir}`);
    return isWhole ? 0 : 1;
  },
});
