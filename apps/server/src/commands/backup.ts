/** `npm run backup -- --to DIR`: backs up DATA_DIR, DATABASE_URL and CLICKHOUSE_URL (docs/operations.md). */
import { resolve } from 'node:path';
import { backUp } from '../backup/back-up.ts';
import { readCommandConfig } from './command-config.ts';
import { eventCountsText } from './event-counts-text.ts';
import { withExpectedErrors } from './expected-errors.ts';
import { findPostgres } from './find-programs.ts';
import { needed, runCommand } from './run-command.ts';

const USAGE = 'npm run backup -- --to DIRECTORY';

await runCommand({
  usage: USAGE,
  options: { to: { type: 'string' } },
  run: async (given) => {
    const directory = resolve(needed(given, 'to', USAGE));
    const setting = { config: readCommandConfig(), directory, postgresBinDir: findPostgres(process.env) };
    const { files, events } = await withExpectedErrors(backUp(setting, new Date()));
    console.log(`${files} files in ${directory}${eventCountsText(events)}`);
    return 0;
  },
});
