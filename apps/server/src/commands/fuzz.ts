/** `npm run fuzz -- --requests 100000`: malformed requests against a server of its own; exits with 1 if any was our mistake. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCollector } from './collector-process.ts';
import { fuzzServer } from './fuzzing/fuzz-server.ts';
import { runCommand, wholeNumber } from './run-command.ts';

const USAGE = 'npm run fuzz -- [--requests 100000] [--seed 1]';

/** Resident memory of the server, in MB. */
async function memoryOf(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Math.round(Number(/^sintonia_process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]) / 1e6);
}

await runCommand({
  usage: USAGE,
  options: { requests: { type: 'string' }, seed: { type: 'string' } },
  run: async (given) => {
    const requests = wholeNumber(given, 'requests', 100_000, USAGE);
    const seed = wholeNumber(given, 'seed', 1, USAGE);
    const dataDir = await mkdtemp(join(tmpdir(), 'sintonia-fuzz-'));
    const server = await startCollector(dataDir);
    try {
      const { port } = server;
      await fuzzServer({ port, requests: Math.ceil(requests / 10), seed });
      const warmMB = await memoryOf(port);
      const { statuses, offences, hanging } = await fuzzServer({ port, requests, seed: seed + 1 });
      const isHealthy = (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200;
      console.log(`answers by status: ${JSON.stringify(statuses)}`);
      console.log(`memory: ${warmMB} MB after the first tenth, ${await memoryOf(port)} MB at the end`);
      console.log(`our mistakes: ${offences.length}, without an answer: ${hanging}, ready afterwards: ${isHealthy}`);
      for (const offence of offences) console.log(offence);
      return offences.length === 0 && hanging === 0 && isHealthy ? 0 : 1;
    } finally {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    }
  },
});
