/** `npm run docs:config`: regenerates the table of docs/operations.md from the variables of `config.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
import { OPERATIONS, withConfigTable } from './config-table.ts';

await writeFile(OPERATIONS, withConfigTable(await readFile(OPERATIONS, 'utf8')));
