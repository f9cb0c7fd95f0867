/** Every generated file of the repository, and every document with a generated table. Pure. */
import { withConfigTable } from './config-table.ts';
import { withLayerTable } from './layer-table.ts';
import { withRejectReasons } from './reject-reasons-table.ts';
import { wireFiles } from './wire-files.ts';

/**
 * @param read text of a document, by its path from the root
 * @returns the text that each file should have, by its path from the root
 */
export const generatedFiles = (read: (path: string) => string): Readonly<Record<string, string>> => ({
  ...wireFiles(),
  'docs/data-layer.md': withLayerTable(read('docs/data-layer.md')),
  'docs/operations.md': withRejectReasons(withConfigTable(read('docs/operations.md'))),
});
