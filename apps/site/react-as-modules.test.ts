import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asModule, CODE, packageFolder } from './react-as-modules.ts';

const requireHere = createRequire(import.meta.url);

describe('React as modules (W-13)', () => {
  test.each(Object.entries(CODE))('%s has the names that it has as CommonJS', (name, file) => {
    const path = join(packageFolder(name), file);
    const code = asModule(readFileSync(path, 'utf8'));
    const [, list = ''] = /^export \{ (.*) \};$/m.exec(code) ?? [];
    const names = list.split(', ').map((entry) => entry.split(' as ')[1]);
    expect(names.length).toBeGreaterThan(2);
    expect(new Set(names)).toEqual(new Set(Object.keys(requireHere(path) as object)));
  });

  test('what one of them needs of another comes from there', () => {
    expect(asModule('var React = require("react");\nexports.version = React.version;')).toContain(
      "import needed1 from 'react';\nconst exports = {};\nvar React = needed1;",
    );
  });
});
