/**
 * `npm run restore -- --from DIR`: restores a backup into the empty stores of the configuration (docs/operations.md).
 */
import { resolve } from 'node:path';
import { restore } from '../backup/back-up.ts';
import { readCommandConfig } from './command-config.ts';
import { eventCountsText } from './event-counts-text.ts';
import { withExpectedErrors } from './expected-errors.ts';
import { findPostgres } from './find-programs.ts';
import { needed, runCommand } from './run-command.ts';

const USAGE = 'npm run restore -- --from DIRECTORY';

await runCommand({
  usage: USAGE,
  options: { from: { type: 'string' } },
  run: async (given) => {
    const directory = resolve(needed(given, 'from', USAGE));
    const setting = { config: readCommandConfig(), directory, postgresBinDir: findPostgres(process.env) };
    const { events } = await withExpectedErrors(restore(setting));
    console.log(`restored from ${directory}${eventCountsText(events)}`);
    return 0;
  },
});
