/** Which browser tests a change can break. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './run-command.js';

const E2E = join(ROOT, 'e2e');

/** Parts of the repository that no browser test runs. */
const WITHOUT_BROWSER = /^(docs|bench|deploy|scripts)\/|\.md$|\.test\.tsx?$/;

const text = (/** @type {string} */ path) => readFileSync(join(E2E, path), 'utf8');
/** Own files that a file of `e2e` imports. @param {string} path @param {string} source */
const importsOf = (path, source) =>
  [...source.matchAll(/from '(\.{1,2}\/[^']+\.ts)'/g)]
    .map(([, imported = '']) => join(dirname(path), imported))
    .filter((imported) => !imported.startsWith('..'));

/**
 * Whether a file opens the studio, itself or in a file that it imports.
 *
 * @param {string} path in `e2e`
 * @returns {boolean}
 */
function opensStudio(path) {
  const source = text(path);
  return /\/estudi\//.test(source) || importsOf(path, source).some(opensStudio);
}

/** All files of browser tests, as paths from the root. */
export const allBrowserTests = () =>
  readdirSync(E2E, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
    .map((path) => `e2e/${path}`);

/**
 * Files of browser tests that can break when these files change: those themselves, and of everything that a page or the
 * server is made of all; of the studio alone only tests that open it.
 *
 * @param {readonly string[]} files paths from the root
 * @returns {string[]} paths from the root
 */
export function browserTestsOf(files) {
  const all = allBrowserTests();
  const own = all.filter((test) => files.includes(test));
  const product = files.filter((path) => !WITHOUT_BROWSER.test(path));
  if (product.length === 0) return own;
  if (product.every((path) => path.startsWith('apps/studio/')))
    return all.filter((test) => own.includes(test) || opensStudio(test.slice('e2e/'.length)));
  return all;
}
