/** `npm run generate`: writes the files that derive from the field tables. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { wireFiles } from './wire-files.ts';

const ROOT = join(import.meta.dirname, '../..');

for (const [path, text] of Object.entries(wireFiles())) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
  console.log(`  ${path}`);
}
