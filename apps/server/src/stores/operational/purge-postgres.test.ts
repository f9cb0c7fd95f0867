import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectPostgres } from './connect-postgres.ts';
import type { OperationalStore } from './operational-store.ts';
import { storesToTest } from './testing/stores-to-test.ts';

const { hasPostgres, postgres } = storesToTest();

describe.skipIf(!hasPostgres)('deleted rows on a PostgreSQL server (R-07)', () => {
  let store: OperationalStore;
  beforeAll(async () => {
    store = await connectPostgres({ url: postgres().url });
  });
  afterAll(() => store.close());

  const rowsOf = async <Row>(statement: ReturnType<typeof sql>) =>
    ((await store.database.execute(statement)) as { rows: Row[] }).rows; // cast: the driver's result type
  /** Whether the table's file contains the text, independent of its rows. */
  const isInFile = async (text: string) => {
    await store.database.execute(sql`checkpoint`);
    const [file] = await rowsOf<{ holds: boolean }>(
      sql`select position(convert_to(${text}, 'UTF8') in pg_read_binary_file(pg_relation_filepath('staff_user'))) > 0 as holds`,
    );
    return file?.holds;
  };

  test('R-07 a deleted account is in the file of its table until the purge, and not afterwards', async () => {
    const email = `${randomUUID()}@tramuntana.example`;
    await store.database.execute(sql`insert into staff_user (id, name, email) values (${email}, 'Griselda', ${email})`);
    await store.database.execute(sql`delete from staff_user where email = ${email}`);
    expect(await isInFile(email)).toBe(true);
    const remaining = await store.purge();
    expect(await isInFile(email)).toBe(false);
    expect(remaining.filter((what) => what.includes('was not rewritten'))).toEqual([]);
  });

  test('R-07 the first purge after a restart removes rows deleted before it', async () => {
    const email = `${randomUUID()}@tramuntana.example`;
    await store.database.execute(sql`insert into staff_user (id, name, email) values (${email}, 'Griselda', ${email})`);
    await store.purge();
    await store.database.execute(sql`delete from staff_user where email = ${email}`);
    expect(await isInFile(email)).toBe(true);
    const restarted = await connectPostgres({ url: postgres().url });
    await restarted.purge();
    await restarted.close();
    expect(await isInFile(email)).toBe(false);
  });

  test('R-07 other places where the server retains deleted rows are reported to the operator', async () => {
    await store.database.execute(sql`alter system set wal_keep_size = '64MB'`);
    await store.database.execute(sql`select pg_reload_conf()`);
    await expect.poll(() => store.purge()).toContainEqual(expect.stringContaining('wal_keep_size is 64 MB'));
  });
});
