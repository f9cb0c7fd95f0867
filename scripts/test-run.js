/** Runs checks and tests to the end, and counts them: for `npm test` and `npm run check`. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { step } from './progress.js';
import { ROOT, run } from './run-command.js';

const REPORTS = join(ROOT, '.cache', 'test-reports');
let passed = 0;
let failed = 0;

/** Removes the reports of an earlier run. */
export function startRun() {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

/** The last line of a run; ends the process with its result. */
export function endRun() {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

/**
 * A check with one result.
 *
 * @param {string} title
 * @param {() => Promise<unknown>} work
 */
export async function check(title, work) {
  try {
    await step(title, work);
    passed += 1;
  } catch (error) {
    failed += 1;
    console.error(error instanceof Error ? error.message : error);
  }
}

/** Limit of files that run again: more failures have a common cause, which a second run would not change. */
const FILES_RUN_AGAIN = 10;

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

/** Whether no test of a failed file has failed: its process has ended, or it did not load. @param {TestFile} file */
const isCrash = ({ assertionResults }) => !assertionResults.some(({ status }) => status === 'failed');

/**
 * A run of Vitest, counted by its report. Without a report the run itself is the failure.
 *
 * A few files whose process ended run a second time, alone, and are named: a random test that fails is never repeated. With
 * `again`, all that failed do: a browser test that fails because the machine is busy is distinguished from a real failure.
 *
 * @param {string} title
 * @param {string} name
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, again?: boolean }} [options]
 */
export async function tests(title, name, args, { env = {}, again = false } = {}) {
  console.log(`  ${title} …`);
  let { files, isFailed } = await vitest(name, args, env);
  const broken = failedOf(files)
    .filter((file) => again || isCrash(file))
    .map((file) => file.name);
  if (broken.length > 0 && broken.length <= FILES_RUN_AGAIN) {
    console.log(`  ${broken.length} files failed and run again, one at a time …`);
    const second = await vitest(`${name}-again`, [...args, '--no-file-parallelism', ...broken], env);
    isFailed = second.isFailed || failedOf(files).length > broken.length;
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
