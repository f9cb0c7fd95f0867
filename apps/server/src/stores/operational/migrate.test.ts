import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectPglite, IN_MEMORY } from './connect-pglite.ts';
import { migrate, readMigrations } from './migrate.ts';
import type { OperationalStore } from './operational-store.ts';

describe('operational store', () => {
  let store: OperationalStore;
  beforeAll(async () => {
    store = await connectPglite(IN_MEMORY);
  });
  afterAll(() => store.close());

  test('a second start applies nothing', async () => {
    expect(await migrate(store.database, await readMigrations())).toEqual([]);
    expect(await store.isReady()).toBe(true);
  });

  test('a migration that fails leaves nothing behind and is named', async () => {
    const broken = {
      name: '9000-broken.sql',
      text: 'create table half (id int);\n--> statement-breakpoint\nselect nothing from nowhere',
    };
    await expect(migrate(store.database, [broken])).rejects.toMatchObject({
      code: 'migrationFailed',
      message: expect.stringContaining('9000-broken.sql'),
    });
    await expect(store.database.execute(sql`select * from half`)).rejects.toThrow();
  });

  test('an applied migration whose text changed is refused', async () => {
    const [first] = await readMigrations();
    await expect(migrate(store.database, [{ name: first?.name ?? '', text: 'select 1' }])).rejects.toMatchObject({
      code: 'migrationChanged',
    });
  });

  test('a role outside the list cannot be stored', async () => {
    await expect(
      store.database.execute(
        sql`insert into staff_user (id, name, email, role) values ('1', 'A', 'a@b.example', 'owner')`,
      ),
    ).rejects.toThrow();
  });
});
