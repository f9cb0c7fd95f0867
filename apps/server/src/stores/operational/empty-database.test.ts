import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connectPglite, IN_MEMORY } from './connect-pglite.ts';
import { readEmptyDatabase } from './empty-database.ts';
import type { OperationalStore } from './operational-store.ts';

/** Every column, index and applied migration. */
async function describeSchema({ database }: OperationalStore) {
  const rows = (query: string) => database.execute(sql.raw(query));
  return [
    await rows(`select table_name, column_name, data_type, is_nullable, column_default
      from information_schema.columns where table_schema = 'public' order by 1, 2`),
    await rows("select indexdef from pg_indexes where schemaname = 'public' order by 1"),
    await rows('select extname, extversion from pg_extension order by 1'),
    await rows('select name, checksum from applied_migration order by 1'),
  ].map((result) => (result as { rows: unknown[] }).rows);
}

test('S-05 the built database is what a new one becomes by its migrations', async () => {
  expect(await readEmptyDatabase(), 'the build packs one for these migrations').not.toBeNull();
  const built = await connectPglite(IN_MEMORY);
  const created = await connectPglite(IN_MEMORY, async () => null);
  try {
    const schema = await describeSchema(built);
    expect(schema).toEqual(await describeSchema(created));
    expect(schema.every((rows) => rows.length > 0)).toBe(true);
  } finally {
    await built.close();
    await created.close();
  }
});
