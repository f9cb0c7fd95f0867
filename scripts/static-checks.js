/** Checks of the whole tree that run no test: for `npm test` and `npm run check`. */
import { ensureBuilt } from './build.js';
import { run } from './run-command.js';
import { check } from './test-run.js';

/** Runs each of them to the end. */
export async function staticChecks() {
  await check('Format, lint, cycles', () => run('biome', ['ci', '--colors=off', '--error-on-warnings', '.']));
  await check('Layers', () => run('node', ['scripts/layers/check.ts']));
  await check('Types', () => run('node', ['scripts/types.js']));
  await check('Unused files, exports and dependencies', () => run('knip', []));
  await check('Builds', ensureBuilt);
  await check('Sizes within budget', () => run('node', ['scripts/size/size.ts']));
}
