/** `npm run docs:config`: writes the table of docs/operations.md again from the variables of `config.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
import { OPERATIONS, withConfigTable } from './config-table.ts';

await writeFile(OPERATIONS, withConfigTable(await readFile(OPERATIONS, 'utf8')));
