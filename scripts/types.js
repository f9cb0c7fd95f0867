/** `npm run types`: TypeScript over every workspace, each with its own globals. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { abort } from './progress.js';
import { ROOT, run } from './run-command.js';

const WORKSPACES = [
  'packages/wire',
  'packages/contracts',
  'packages/tag',
  'packages/player',
  'packages/simulator',
  'apps/server',
  'apps/site',
  'apps/studio',
  'demo',
  'bench',
  'e2e',
  'scripts',
];

try {
  await run('npm', ['run', 'typegen', '-w', 'apps/site']);
  for (const workspace of WORKSPACES.filter((name) => existsSync(join(ROOT, name, 'tsconfig.json')))) {
    await run('tsc', ['-p', workspace]);
  }
} catch (error) {
  abort(error);
}
