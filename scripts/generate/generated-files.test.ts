/** Generated files and tables match the code that they derive from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generatedFiles } from './generated-files.ts';
import { withGenerated } from './markdown-table.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

test.each(Object.entries(generatedFiles(read)))(
  'M-09 A-01 D-01 S-04 %s is up to date with `npm run generate`',
  (path, text) => {
    expect(read(path)).toBe(text);
  },
);

test('a document without the marks is not overwritten', () => {
  expect(() => withGenerated('# Operations', ['<!-- a -->', '<!-- /a -->'], 'text')).toThrow('the document lacks');
});
