/** Backups are tested by restoring them into an empty directory or empty stores and comparing everything. */
import { appendFile, mkdtemp, readdir, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClickHouseStandIn, startClickHouseStandIn } from '../../tools/cluster/clickhouse-stand-in.ts';
import { createDatabase, type PostgresServer, startPostgres } from '../../tools/cluster/postgres-server.ts';
import { recordAudit } from '../access/record-audit.ts';
import { findPostgres, reportMissing } from '../commands/find-programs.ts';
import { claimDataDir } from '../start/claim-data-dir.ts';
import { openClickHouse } from '../stores/events/clickhouse-event-store.ts';
import { openEmbeddedEventStore } from '../stores/events/embedded-event-store.ts';
import { EMPTY_HIT, EMPTY_PLAYBACK } from '../stores/events/event-rows.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import { connectPglite } from '../stores/operational/connect-pglite.ts';
import { connectPostgres } from '../stores/operational/connect-postgres.ts';
import type { OperationalStore } from '../stores/operational/operational-store.ts';
import { type BackupConfig, backUp, restore } from './back-up.ts';

const binDir = findPostgres(process.env);
if (!binDir) reportMissing('PostgreSQL');

const AT = new Date('2026-11-21T10:00:00Z');
const times = (iso: string) => ({ received_at: iso, sent_at: iso, occurred_at: iso });
const HARD = 'l·l \u{1F4FA} \u2028 \u2029 \u0000 "\n\\';

async function fill(events: EventStore, operational: OperationalStore): Promise<void> {
  const november = times('2026-11-21T02:43:35.250Z');
  const hit = { ...EMPTY_HIT, ...november, event_id: 'a', suite: 'one', page_name: HARD };
  await events.insert('hits', [hit, { ...hit, suite: 'two' }, { ...hit, event_id: 'b', events: ['event1'] }]);
  await events.insert('hits', [hit]);
  await events.insert('hits', [{ ...hit, event_id: 'c', ...times('2026-10-01T00:00:00.000Z') }]);
  await events.insert('playback', [{ ...EMPTY_PLAYBACK, ...november, event_id: 'p', metadata: { programa: 'Cims' } }]);
  await recordAudit(operational.database, { action: 'accounts.signedIn', by: '', subject: 'x', address: '' });
}

const HITS = 'SELECT event_id, suite, page_name, events, received_at FROM hits FINAL ORDER BY event_id, suite';
async function contents(events: EventStore, operational: OperationalStore) {
  const audit = (await operational.database.execute(sql`select action from audit_log`)) as { rows: unknown[] };
  return {
    hits: await events.query(HITS),
    playback: await events.query('SELECT metadata FROM playback FINAL'),
    audit: audit.rows,
  };
}

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sintonia-backup-'));
});
afterAll(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }));

describe('backup and restoration of embedded stores (S-03)', () => {
  const at = (name: string) => join(directory, name);
  const configOf = (dataDir: string): BackupConfig => ({
    dataDir,
    databaseUrl: null,
    clickhouseUrl: null,
    clickhouseLayout: 'single',
  });
  const settingOf = (dataDir: string, backup: string) => ({
    config: configOf(dataDir),
    directory: backup,
    postgresBinDir: null,
  });
  const open = async (dataDir: string) => ({
    events: await openEmbeddedEventStore({ dataDir }),
    operational: await connectPglite(join(dataDir, 'operational')),
  });

  test('everything is restored into an empty directory, and the original is unchanged', async () => {
    const before = await open(at('data'));
    await fill(before.events, before.operational);
    const expected = await contents(before.events, before.operational);
    await before.events.close();
    await before.operational.close();
    await backUp(settingOf(at('data'), at('backup')), AT);
    await restore(settingOf(at('restored'), at('backup')));
    const after = await open(at('restored'));
    expect(await contents(after.events, after.operational)).toEqual(expected);
    expect(expected.hits).toHaveLength(4);
    await after.events.close();
    await after.operational.close();
    expect(await readdir(at('data'))).toEqual(await readdir(at('restored')));
  }, 120_000);

  test('a running server, a non-empty directory, a modified file and an incomplete backup are refused', async () => {
    const release = await claimDataDir(at('data'));
    await expect(backUp(settingOf(at('data'), at('none')), AT)).rejects.toThrow(/is in use by another server/);
    await release();
    await expect(backUp(settingOf(at('data'), at('backup')), AT)).rejects.toMatchObject({ code: 'notEmpty' });
    await expect(restore(settingOf(at('data'), at('backup')))).rejects.toMatchObject({ code: 'notEmpty' });
    await expect(backUp(settingOf(at('absent'), at('none-2')), AT)).rejects.toMatchObject({ code: 'noData' });
    const [file = ''] = await readdir(join(at('backup'), 'data-dir', 'operational')).then((names) =>
      names.filter((name) => name === 'PG_VERSION'),
    );
    await appendFile(join(at('backup'), 'data-dir', 'operational', file), 'x');
    await expect(restore(settingOf(at('elsewhere'), at('backup')))).rejects.toMatchObject({ code: 'changed' });
    await unlink(join(at('backup'), 'manifest.json'));
    await expect(restore(settingOf(at('elsewhere'), at('backup')))).rejects.toMatchObject({ code: 'incomplete' });
  });
});

describe.skipIf(!binDir)('backup and restoration of stores on servers (S-05)', () => {
  let postgres: PostgresServer;
  let clickHouse: ClickHouseStandIn;
  beforeAll(async () => {
    postgres = await startPostgres(binDir ?? '', join(directory, 'pg'));
    clickHouse = await startClickHouseStandIn(join(directory, 'ch'));
  });
  afterAll(async () => {
    await postgres.program.stop('SIGINT');
    await clickHouse.program.stop();
  });

  const open = async ({ databaseUrl, clickhouseUrl }: BackupConfig) => ({
    events: await openClickHouse({ url: clickhouseUrl ?? '', layout: 'single', migrates: true }),
    operational: await connectPostgres({ url: databaseUrl ?? '' }),
  });

  test('everything is restored into empty stores while others run; a second restoration is refused', async () => {
    const config: BackupConfig = {
      dataDir: join(directory, 'unused'),
      databaseUrl: postgres.url,
      clickhouseUrl: clickHouse.url,
      clickhouseLayout: 'single',
    };
    const before = await open(config);
    await fill(before.events, before.operational);
    const setting = { config, directory: join(directory, 'of-servers'), postgresBinDir: binDir };
    const { events } = await backUp(setting, AT);
    expect(events).toEqual({ hits: 4, playback: 1, rejected: 0 });
    expect(await readdir(join(setting.directory, 'events'))).toEqual([
      'hits-202610.jsonl.gz',
      'hits-202611.jsonl.gz',
      'playback-202611.jsonl.gz',
    ]);

    const empty = {
      ...config,
      databaseUrl: await createDatabase(postgres, 'restored'),
      clickhouseUrl: clickHouse.url.replace('/sintonia', '/restored'),
    };
    const restored = await restore({ ...setting, config: empty });
    expect(restored.events).toEqual(events);
    const after = await open(empty);
    const [wanted, found] = [
      await contents(before.events, before.operational),
      await contents(after.events, after.operational),
    ];
    expect(found).toEqual(wanted);
    await expect(restore({ ...setting, config: empty })).rejects.toMatchObject({ code: 'notEmpty' });
    for (const stores of [before, after]) {
      await stores.events.close();
      await stores.operational.close();
    }
  }, 60_000);

  test('a backup of external stores is not restored into embedded ones', async () => {
    const config = {
      dataDir: join(directory, 'x'),
      databaseUrl: null,
      clickhouseUrl: null,
      clickhouseLayout: 'single',
    } as const;
    const setting = { config, directory: join(directory, 'of-servers'), postgresBinDir: binDir };
    await expect(restore(setting)).rejects.toMatchObject({ code: 'otherStores' });
  });
});
