/** `npm test`: every check of the repository, to the end, then one line with the totals. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBrowsers } from './browsers.js';
import { ensureBuilt } from './build.js';
import { ensureChromium } from './chromium.js';
import { ensureInstalled } from './install.js';
import { abort, step } from './progress.js';
import { ROOT, run } from './run-command.js';
import { SERVER_ENVIRONMENT } from './server-environment.js';
import { ensureServers } from './servers.js';

const REPORTS = join(ROOT, '.cache', 'test-reports');
let passed = 0;
let failed = 0;

/**
 * A check with one result.
 *
 * @param {string} title
 * @param {() => Promise<unknown>} work
 */
async function check(title, work) {
  try {
    await step(title, work);
    passed += 1;
  } catch (error) {
    failed += 1;
    console.error(error instanceof Error ? error.message : error);
  }
}

/** Limit of files that run again: more failures have a common cause, which a second run would not change. */
const FILES_RUN_AGAIN = 6;

/** @typedef {{ name: string, status: string, assertionResults: { status: string }[] }} TestFile */

/**
 * The files of one run of Vitest, as its report has them.
 *
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<{ files: TestFile[], isFailed: boolean }>}
 */
async function vitest(name, args, env) {
  const report = join(REPORTS, `${name}.json`);
  const isFailed = await run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile=${report}`, ...args],
    { env, output: 'show' },
  ).then(
    () => false,
    () => true,
  );
  return { files: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [], isFailed };
}

/** @param {TestFile[]} files */
const failedOf = (files) => files.filter(({ status }) => status === 'failed');

/**
 * A run of Vitest, counted by its report. Without a report the run itself is the failure.
 *
 * With `again`, the few files that failed run a second time, alone: a browser test that fails because the machine is busy
 * with another one is distinguished from a real failure, and named.
 *
 * @param {string} title
 * @param {string} name
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, again?: boolean }} [options]
 */
async function tests(title, name, args, { env = {}, again = false } = {}) {
  console.log(`  ${title} …`);
  let { files, isFailed } = await vitest(name, args, env);
  const broken = failedOf(files).map((file) => file.name);
  if (again && broken.length > 0 && broken.length <= FILES_RUN_AGAIN) {
    console.log(`  ${broken.length} files failed and run again, one at a time …`);
    const second = await vitest(`${name}-again`, [...args, '--no-file-parallelism', ...broken], env);
    isFailed = second.isFailed;
    files = [...files.filter((file) => !broken.includes(file.name)), ...second.files];
    const stillBroken = failedOf(second.files).map((file) => file.name);
    for (const file of broken)
      if (!stillBroken.includes(file)) console.log(`  PASSED ONLY THE SECOND TIME: ${relative(ROOT, file)}`);
  }
  const results = files.flatMap((file) => file.assertionResults);
  const failures = results.filter(({ status }) => status === 'failed').length;
  passed += results.filter(({ status }) => status === 'passed').length;
  failed += failures;
  if (isFailed && failures === 0) failed += 1; // a file that did not load, or an unhandled error
}

/**
 * Servers for the tests of several machines. Without them these tests fail, unless SCALE_OUT=off skips them on this
 * machine.
 *
 * @returns {Promise<Record<string, string>>}
 */
async function scaleOutServers() {
  /** @type {Record<string, string>} */
  let servers = {};
  if (process.env.SCALE_OUT === 'off') console.log('  NOT TESTED: NATS and PostgreSQL (SCALE_OUT=off)');
  else {
    await check('nats-server and PostgreSQL', async () => {
      servers = await ensureServers();
    });
  }
  return servers;
}

/**
 * Firefox and WebKit. Without them their tests fail, unless OTHER_BROWSERS=off skips them on this machine.
 *
 * @returns {Promise<Record<string, string>>}
 */
async function otherBrowsers() {
  /** @type {Record<string, string>} */
  let browsers = {};
  if (process.env.OTHER_BROWSERS === 'off') console.log('  NOT TESTED: Firefox and WebKit (OTHER_BROWSERS=off)');
  else {
    await check('Firefox and WebKitGTK', async () => {
      browsers = await ensureBrowsers();
    });
  }
  return browsers;
}

try {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  await ensureInstalled();
  const chromium = await ensureChromium();
  const servers = await scaleOutServers();
  const browsers = await otherBrowsers();
  await check('Format, lint, cycles', () => run('biome', ['ci', '--colors=off', '--error-on-warnings', '.']));
  await check('Layers', () => run('node', ['scripts/layers/check.ts']));
  await check('Types', () => run('node', ['scripts/types.js']));
  await check('Unused files, exports and dependencies', () => run('knip', []));
  await check('Builds', ensureBuilt);
  await check('Sizes within budget', () => run('node', ['scripts/size/size.ts']));
  await tests('Unit and contract tests', 'unit', [], { env: servers });
  await tests('Browser tests', 'e2e', ['--config', 'e2e/vitest.config.ts'], {
    env: { ...SERVER_ENVIRONMENT, ...servers, ...browsers, CHROMIUM_PATH: chromium ?? '' },
    again: true,
  });
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
} catch (error) {
  abort(error);
}
