/**
 * `npm run ddl -- --layout sharded`: prints the statements that the role write would send to ClickHouse
 * (docs/scale-out.md).
 */
import { migrationStatements } from '../stores/events/migrate.ts';
import { adaptTo, distributedTables, LAYOUTS, type TableLayout } from '../stores/events/table-layout.ts';
import { CommandError } from './call-server.ts';
import { needed, optional, runCommand } from './run-command.ts';

const USAGE = `npm run ddl -- --layout ${LAYOUTS.join('|')} [--database sintonia]`;

const isLayout = (name: string): name is TableLayout => LAYOUTS.some((layout) => layout === name);

await runCommand({
  usage: USAGE,
  options: { layout: { type: 'string' }, database: { type: 'string' } },
  run: async (given) => {
    const layout = needed(given, 'layout', USAGE);
    if (!isLayout(layout)) throw new CommandError(USAGE);
    const database = optional(given, 'database') ?? 'sintonia';
    const statements = await migrationStatements();
    const over = layout === 'sharded' ? distributedTables(database, statements) : [];
    for (const statement of [`USE ${database}`, ...statements.map(adaptTo(layout)), ...over])
      console.log(`${statement};\n`);
    return 0;
  },
});
