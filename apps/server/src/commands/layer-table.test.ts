import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DATA_LAYER, withLayerTable } from './layer-table.ts';

test('D-01 docs/data-layer.md lists the fields of the code; `npm run docs:layer` regenerates it', async () => {
  const document = await readFile(DATA_LAYER, 'utf8');
  expect(withLayerTable(document)).toBe(document);
});
