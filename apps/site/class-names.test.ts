import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classNamesByFile } from './class-names.ts';

const ROOT = join(import.meta.dirname, '../..');

test('gives every class of the site its own name, and none that ad blockers hide', () => {
  const [nameOf, again] = [classNamesByFile(), classNamesByFile()];
  const all: string[] = [];
  for (const path of globSync('{apps/site/app,packages/*/src}/**/*.module.css', { cwd: ROOT })) {
    const file = join(ROOT, path);
    const css = readFileSync(file, 'utf8');
    for (const name of new Set([...css.matchAll(/\.([a-z]\w*)/gi)].map(([, found = '']) => found))) {
      all.push(nameOf(name, file, css));
      expect(again(name, file, css)).toBe(all.at(-1));
    }
  }
  expect(all.length).toBeGreaterThan(400);
  expect(new Set(all).size).toBe(all.length);
  for (const name of all) expect(name).toMatch(/^_[a-zA-Z]{3,4}$/);
});
