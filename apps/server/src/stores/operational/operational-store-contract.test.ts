/** Contract of operational stores, tested on both implementations: PGlite in this process, a real PostgreSQL (S-05). */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '../../../tools/cluster/postgres-server.ts';
import { aStudio } from '../../accounts/testing/a-studio.ts';
import { loadCatalogue } from '../../catalogue/loading/load-catalogue.ts';
import { readCatalogue } from '../../catalogue/loading/read-catalogue.ts';
import { anEpisode, aProgramme, aSource, aStory } from '../../catalogue/testing/a-source.ts';
import { createConsentProofs } from '../../privacy/consent-proofs.ts';
import { connectPostgres } from './connect-postgres.ts';
import { migrate, readMigrations } from './migrate.ts';
import type { OperationalStore } from './operational-store.ts';
import { storesToTest } from './testing/stores-to-test.ts';

const NOON = Date.parse('2026-11-18T12:00:00Z');
const { stores, hasPostgres, postgres } = storesToTest();

describe.each(stores)('operational store: %s (S-05)', (_name, open) => {
  let store: OperationalStore;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  test('a second start applies no migration', async () => {
    expect(await migrate(store.database, await readMigrations())).toEqual([]);
    expect(await store.isReady()).toBe(true);
  });

  test('a failed migration leaves no changes and is named', async () => {
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

  test('an applied migration with a changed text is refused', async () => {
    const [first] = await readMigrations();
    await expect(migrate(store.database, [{ name: first?.name ?? '', text: 'select 1' }])).rejects.toMatchObject({
      code: 'migrationChanged',
    });
  });

  test('an unknown role cannot be stored', async () => {
    await expect(
      store.database.execute(
        sql`insert into staff_user (id, name, email, role) values ('1', 'A', 'a@b.example', 'owner')`,
      ),
    ).rejects.toThrow();
  });

  test('a failed transaction leaves no changes', async () => {
    const failing = store.database.transaction(async (transaction) => {
      await transaction.execute(
        sql`insert into staff_user (id, name, email) values ('half', 'A', 'half@tramuntana.example')`,
      );
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const { rows } = (await store.database.execute(sql`select id from staff_user where id = 'half'`)) as {
      rows: unknown[];
    };
    expect(rows).toEqual([]);
  });

  test('W-07 the catalogue is read back unchanged, including times and documents, and is searchable in Catalan', async () => {
    const catalogue = aSource({
      stories: [aStory(1, { title: 'El col·legi de Berga estrena una cel·la', publishedMinutesAgo: 60 })],
      programmes: [aProgramme('cims', { seasons: [{ number: 1, year: 2026, episodes: [anEpisode(1, 1)] }] })],
    });
    const settings = { database: store.database, mostWatched: () => [], nowMs: () => NOON };
    const live = await loadCatalogue({ ...settings, source: { catalogue, artwork: {} } });
    const stored = await readCatalogue(store.database);
    expect(stored?.stories[0]?.publishedAt).toBe(new Date(NOON - 60 * 60_000).toISOString());
    const found = await live.search.search(
      { text: 'collegi', kind: null, age: null, programme: null, sort: 'relevance', page: 1 },
      new Date(NOON),
    );
    expect(found).toMatchObject({ total: 1, reach: 'all' });
    expect(await loadCatalogue({ ...settings, source: null })).toBeDefined();
  });

  test('R-08 B-02 staff sign in and are listed; of two administrators who remove each other one stays', async () => {
    const studio = await aStudio({}, store);
    const [ada, biel] = [await studio.person('Ada', 'administrator'), await studio.person('Biel', 'administrator')];
    const cookie = await studio.enter(ada.email);
    expect((await studio.send('GET', '/api/session', cookie)).json()).toMatchObject({ role: 'administrator' });
    const { people } = (await studio.send('GET', '/api/staff', cookie)).json();
    expect(people).toMatchObject([
      { name: 'Ada', lastSeenAt: expect.any(String) },
      { name: 'Biel', lastSeenAt: null },
    ]);
    const removals = await Promise.all([ada, biel].map(({ id }) => studio.staff.people.disable(id)));
    expect(removals.map(({ ok }) => ok).sort()).toEqual([false, true]);
    await studio.close();
  });

  test('R-07 sums are numbers and days are days, even if a driver returns text', async () => {
    const proofs = createConsentProofs(store.database);
    const proof = {
      choice: '1.110',
      previous: null,
      asked: 'banner',
      words: '0123456789ab',
      rules: null,
      visitor: null,
      key: null,
    } as const;
    await proofs.store(proof, new Date(NOON));
    await proofs.store(proof, new Date(NOON + 1000));
    const days = await proofs.days(new Date(NOON - 1000), new Date(NOON + 2000), 'Europe/Madrid');
    expect(days).toEqual([{ day: '2026-11-18', choice: '1.110', asked: 'banner', first: 2, changed: 0 }]);
  });

  test('exclusive work runs one at a time', async () => {
    const order: string[] = [];
    const one = store.alone(async () => {
      order.push('one begins');
      await pause(20);
      order.push('one ends');
    });
    await one;
    await store.alone(async () => void order.push('two'));
    expect(order).toEqual(['one begins', 'one ends', 'two']);
  });
});

describe.runIf(hasPostgres)('several processes on one PostgreSQL (S-05)', () => {
  test('of servers that start at once one migrates, and their exclusive work never overlaps', async () => {
    const url = await createDatabase(postgres(), 'at_once');
    const stores = await Promise.all([1, 2, 3].map(() => connectPostgres({ url })));
    let inside = 0;
    let most = 0;
    await Promise.all(
      stores.map((store) =>
        store.alone(async () => {
          inside += 1;
          most = Math.max(most, inside);
          await pause(20);
          inside -= 1;
        }),
      ),
    );
    expect(most).toBe(1);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('an unreachable server is reported in one line with its address, without the password', async () => {
    const refused = connectPostgres({ url: 'postgres://sintonia:very-secret@127.0.0.1:1/sintonia' });
    await expect(refused).rejects.toThrow(
      /^DATABASE_URL=postgres:\/\/sintonia@127.0.0.1:1\/sintonia cannot be reached: .*ECONNREFUSED/,
    );
  });
});
