/** Runs checks and tests to the end, and counts them: for `npm test` and `npm run check`. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { step } from './progress.js';
import { ROOT, run } from './run-command.js';
import { UNHANDLED_ERRORS_FILE } from './unhandled-errors.js';

const REPORTS = join(ROOT, '.cache', 'test-reports');
let passed = 0;
/** What failed, a line for each. @type {string[]} */
const failures = [];

/** Removes the reports of an earlier run. */
export function startRun() {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

/** The last lines of a run name each failure, since a long output is often read from its end; ends the process with the result. */
export function endRun() {
  for (const failure of failures) console.log(`  FAILED: ${failure}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exit(failures.length === 0 ? 0 : 1);
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
    failures.push(title);
    console.error(error instanceof Error ? error.message : error);
  }
}

/** Limit of files that run again: more failures have a common cause, which a second run would not change. */
const FILES_RUN_AGAIN = 10;

/** @typedef {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }} TestFile */

/**
 * One run of Vitest: its files, and the errors that belong to no test, as its reports have them.
 *
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<{ files: TestFile[], errors: string[], isFailed: boolean }>}
 */
async function vitest(name, args, env) {
  const report = join(REPORTS, `${name}.json`);
  const errors = join(REPORTS, `${name}-errors.json`);
  const isFailed = await run(
    'vitest',
    [
      'run',
      ...['default', 'json', './scripts/unhandled-errors.js'].map((reporter) => `--reporter=${reporter}`),
      `--outputFile=${report}`,
      ...args,
    ],
    { env: { ...env, [UNHANDLED_ERRORS_FILE]: errors }, output: 'show' },
  ).then(
    () => false,
    () => true,
  );
  const read = (/** @type {string} */ path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);
  return { files: read(report)?.testResults ?? [], errors: read(errors) ?? [], isFailed };
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
  let { files, errors, isFailed } = await vitest(name, args, env);
  const broken = failedOf(files)
    .filter((file) => again || isCrash(file))
    .map((file) => file.name);
  if (broken.length > 0 && broken.length <= FILES_RUN_AGAIN) {
    console.log(`  ${broken.length} files failed and run again, one at a time …`);
    const second = await vitest(`${name}-again`, [...args, '--no-file-parallelism', ...broken], env);
    isFailed = second.isFailed || failedOf(files).length > broken.length;
    errors = second.errors;
    files = [...files.filter((file) => !broken.includes(file.name)), ...second.files];
    const stillBroken = failedOf(second.files).map((file) => file.name);
    for (const file of broken)
      if (!stillBroken.includes(file)) console.log(`  PASSED ONLY THE SECOND TIME: ${relative(ROOT, file)}`);
  }
  const results = files.flatMap((file) => file.assertionResults);
  const failedTests = files.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(ROOT, file)}: ${fullName}`),
  );
  passed += results.filter(({ status }) => status === 'passed').length;
  failures.push(...failedTests);
  if (!isFailed || failedTests.length > 0) return;
  const reasons = [
    ...failedOf(files).map(({ name: file }) => `${relative(ROOT, file)} did not load or ended`),
    ...errors,
  ];
  failures.push(...(reasons.length > 0 ? reasons : [`${title}: ended with an error, and no test failed`]));
}
