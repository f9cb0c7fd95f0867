import { expect, test } from 'vitest';
import { readMigrations } from './migrate.ts';

test('S-03 every migration has a number of its own: of two, an existing store would skip the second', async () => {
  const versions = (await readMigrations(new URL('./migrations/', import.meta.url))).map(({ version }) => version);
  expect(versions).toEqual(versions.map((_, i) => i + 1));
});
