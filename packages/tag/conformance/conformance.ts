import { basename, join } from 'node:path';
import { chromium } from 'playwright-core';
import { conformance } from './check-trace.ts';
import { targetConformance } from './target/check-target.ts';
import { targetReplayer } from './target/replay-target.ts';
import { readTargetTrace } from './target/target-trace.ts';
import { findTraces, readTrace } from './trace.ts';

const CHROMIUM = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

/** `npm run conformance -- <folders or files>`: the recorded runs through our client, a line each. */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const paths = findTraces(given.length > 0 ? given : [join(import.meta.dirname, 'fixtures/traces')]);
  const isTarget = (path: string) => basename(path).startsWith('tg-');
  // Pages are rendered again in a browser; without such a run there is no need of one.
  const browser = paths.some(isTarget)
    ? await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
    : null;
  const replayTarget = browser && (await targetReplayer(browser));
  let failed = 0;
  for (const path of paths) {
    let difference: string | null;
    let name = path;
    try {
      const trace = readTrace(path);
      name = trace.name;
      difference = await conformance(trace);
      if (replayTarget && isTarget(path)) difference ??= await targetConformance(readTargetTrace(path), replayTarget);
    } catch (error) {
      difference = `could not be replayed: ${error}`;
    }
    if (difference) failed++;
    console.log(difference ? `FAIL ${name}: ${difference}` : `ok   ${name}`);
  }
  await browser?.close();
  console.log(`${paths.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || paths.length === 0 ? 1 : 0;
}

await main();
