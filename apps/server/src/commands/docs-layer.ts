/** `npm run docs:layer`: regenerates the tables of docs/data-layer.md from `@sintonia/wire/specified-fields`. */
import { readFile, writeFile } from 'node:fs/promises';
import { DATA_LAYER, withLayerTable } from './layer-table.ts';

await writeFile(DATA_LAYER, withLayerTable(await readFile(DATA_LAYER, 'utf8')));
