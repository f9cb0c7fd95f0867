/** `npm run docs:layer`: writes the tables of docs/data-layer.md again from `@sintonia/wire/specified-fields`. */
import { readFile, writeFile } from 'node:fs/promises';
import { DATA_LAYER, withLayerTable } from './layer-table.ts';

await writeFile(DATA_LAYER, withLayerTable(await readFile(DATA_LAYER, 'utf8')));
