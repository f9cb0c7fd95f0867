import { join } from 'node:path';
import { conformance } from './check-trace.ts';
import { findTraces, readTrace } from './trace.ts';

/** `npm run conformance -- <folders or files>`: the recorded runs through our client, a line each. */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const paths = findTraces(given.length > 0 ? given : [join(import.meta.dirname, 'fixtures/traces')]);
  let failed = 0;
  for (const path of paths) {
    let difference: string | null;
    let name = path;
    try {
      const trace = readTrace(path);
      name = trace.name;
      difference = await conformance(trace);
    } catch (error) {
      difference = `could not be replayed: ${error}`;
    }
    if (difference) failed++;
    console.log(difference ? `FAIL ${name}: ${difference}` : `ok   ${name}`);
  }
  console.log(`${paths.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || paths.length === 0 ? 1 : 0;
}

await main();
