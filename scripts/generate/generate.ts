/** `npm run generate`: writes the files and tables that derive from tables in code. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles } from './generated-files.ts';

const ROOT = join(import.meta.dirname, '../..');

for (const [path, text] of Object.entries(generatedFiles((path) => readFileSync(join(ROOT, path), 'utf8')))) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
  console.log(`  ${path}`);
}
