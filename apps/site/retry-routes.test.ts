import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHANGES, retryRoutes } from './retry-routes.ts';

const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

describe('page code that fails to load (W-10, W-06)', () => {
  test.each(
    ['production', 'development'].flatMap((build) => [
      ...new Set(CHANGES.map(({ file }) => [build, file].join('/lib'))),
    ]),
  )('recognises and changes %s', (file) => {
    const path = join(folder, 'dist', file);
    const code = readFileSync(path, 'utf8');
    const changed = retryRoutes(code, path) ?? '';
    expect(changed).not.toContain('location.reload');
    for (const { to } of CHANGES.filter((change) => file.endsWith(change.file))) expect(changed).toContain(to);
  });

  test('refuses a file that differs, and touches no other', () => {
    expect(() => retryRoutes('export {};', '/x/react-router/dist/production/lib/router/router.js')).toThrow(
      'does not read as',
    );
    expect(retryRoutes('export {};', '/x/react-router/dist/production/lib/router/utils.js')).toBeNull();
    expect(retryRoutes('export {};', '/x/app/router/router.js')).toBeNull();
  });
});
