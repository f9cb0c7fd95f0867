import { basename, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { conformance } from './check-trace.ts';
import { targetConformance } from './target/check-target.ts';
import { type ReplayTarget, targetReplayer } from './target/replay-target.ts';
import { readTargetTrace } from './target/target-trace.ts';
import { findTraces, readTrace } from './trace.ts';
import { differs, type TraceResult } from './trace-result.ts';

const CHROMIUM = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

/** No recorded run takes longer to replay. */
const LONGEST_RUN_MS = 60_000;

const isTarget = (path: string) => basename(path).startsWith('tg-');

/** Starts the browser that renders pages, with the first run that needs one. */
function targetBrowser() {
  let browser: Promise<Browser> | undefined;
  let replayer: Promise<ReplayTarget> | undefined;
  return {
    replayer() {
      browser ??= chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
      replayer ??= browser.then(targetReplayer);
      return replayer;
    },
    close: () => browser?.then((open) => open.close()).catch(() => undefined),
  };
}

/** Replays one file. An exception becomes its result: the other files are still replayed. */
async function resultOf(path: string, replayer: () => Promise<ReplayTarget>): Promise<TraceResult> {
  try {
    const result = await conformance(readTrace(path));
    if (result.kind !== 'conforms' || !isTarget(path)) return result;
    const trace = readTargetTrace(path);
    return differs(await targetConformance(trace, async (...run) => (await replayer())(...run)));
  } catch (error) {
    return differs(`could not be replayed: ${error}`);
  }
}

/** The result, or the reason why there is none: a timeout, or an unhandled rejection. */
function guarded(work: Promise<TraceResult>): Promise<TraceResult> {
  return new Promise((resolve) => {
    const fail = (reason: unknown) => end(differs(`could not be replayed: ${reason}`));
    const timer = setTimeout(() => fail(`not done within ${LONGEST_RUN_MS / 1000} s`), LONGEST_RUN_MS);
    const end = (result: TraceResult) => {
      clearTimeout(timer);
      process.off('unhandledRejection', fail).off('uncaughtException', fail);
      resolve(result);
    };
    process.on('unhandledRejection', fail).on('uncaughtException', fail);
    void work.then(end);
  });
}

const LINES = {
  conforms: (name) => `ok   ${name}`,
  differs: (name, why) => `FAIL ${name}: ${why}`,
  notReplayable: (name, why) => `skip ${name}: not replayable: ${why}`,
} as const satisfies Record<TraceResult['kind'], (name: string, why: string) => string>;

/** `npm run conformance -- <folders or files>`: replays recorded runs with our client, one line each. */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const paths = findTraces(given.length > 0 ? given : [join(import.meta.dirname, 'fixtures/traces')]);
  const browser = targetBrowser();
  const counts = { conforms: 0, differs: 0, notReplayable: 0 };
  for (const path of paths) {
    const result = await guarded(resultOf(path, browser.replayer));
    counts[result.kind]++;
    console.log(LINES[result.kind](basename(path, '.json'), 'why' in result ? result.why.replaceAll(/\s+/g, ' ') : ''));
  }
  await browser.close();
  const skipped = counts.notReplayable > 0 ? `, ${counts.notReplayable} not replayable` : '';
  console.log(`${counts.conforms} passed, ${counts.differs} failed${skipped}`);
  process.exit(counts.differs > 0 || paths.length === 0 ? 1 : 0); // an abandoned run may still be ticking
}

await main();
