import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHANGES, retryRoutes } from './retry-routes.ts';

const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

describe('code of a page that cannot be fetched (W-10, W-06)', () => {
  test.each(
    ['production', 'development'].flatMap((build) => [
      ...new Set(CHANGES.map(({ file }) => [build, file].join('/lib'))),
    ]),
  )('%s is as we know it, and what it does is changed', (file) => {
    const path = join(folder, 'dist', file);
    const code = readFileSync(path, 'utf8');
    const changed = retryRoutes(code, path) ?? '';
    expect(changed).not.toContain('location.reload');
    for (const { to } of CHANGES.filter((change) => file.endsWith(change.file))) expect(changed).toContain(to);
  });

  test('a file that reads otherwise is not passed over, and no other is touched', () => {
    expect(() => retryRoutes('export {};', '/x/react-router/dist/production/lib/router/router.js')).toThrow(
      'does not read as',
    );
    expect(retryRoutes('export {};', '/x/react-router/dist/production/lib/router/utils.js')).toBeNull();
    expect(retryRoutes('export {};', '/x/app/router/router.js')).toBeNull();
  });
});
