/** `docs/framework-changes.md` lists every plugin that changes a framework, and its files exist. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.js'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const page = read('docs/framework-changes.md');
const [present = ''] = page.split('## Removed');

/** Plugins that only add a file or a tag of our own. */
const OWN_OUTPUT = ['apps/studio/vite.config.ts', 'demo/rules/vite.config.ts'];

test('every plugin of a build is listed', () => {
  const plugins = files.filter((path) => !path.includes('.test.') && /\bPlugin\b.*from 'vite'/.test(read(path)));
  expect(plugins.length).toBeGreaterThan(OWN_OUTPUT.length);
  expect(plugins.filter((path) => !OWN_OUTPUT.includes(path) && !present.includes(basename(path)))).toEqual([]);
});

test('every fast path and every changed prototype is listed', () => {
  const isChange = /\bregisterFastPath\(app\b(?!:)|\bprototype(?:\.\w+|\[[^\]]+\]) = |__REACT_DEVTOOLS_GLOBAL_HOOK__/;
  const changing = files.filter((path) => !/\.test\.|^(?:e2e|bench|scripts)\//.test(path) && isChange.test(read(path)));
  expect(changing.length).toBeGreaterThan(3);
  expect(changing.filter((path) => !present.includes(basename(path)))).toEqual([]);
});

test('the listed files exist', () => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:ts|tsx|js))`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !files.some((path) => path === name || path.endsWith(`/${name}`)))).toEqual([]);
});

test('each change has a reason, a measurement and a test', () => {
  const changes = present.split('\n### ').slice(1);
  expect(changes.length).toBeGreaterThan(3);
  const incomplete = changes.filter(
    (change) =>
      !/^- \*\*Reason:\*\*[\s\S]+^- \*\*Measured:\*\*[\s\S]+^- \*\*Tests:\*\*.*(?:\.test\.ts|budgets\.json)/m.test(
        change,
      ),
  );
  expect(incomplete).toEqual([]);
});
