import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClickHouseStandIn, startClickHouseStandIn } from '../../../tools/cluster/clickhouse-stand-in.ts';
import { readMigrations } from './migrate.ts';
import { isSupportedVersion } from './server-version.ts';
import { adaptTo, databaseFor, distributedTables, settingsFor } from './table-layout.ts';

describe('table layouts on ClickHouse servers (S-05)', () => {
  test('on several servers every engine is converted to a replicated one, once', () => {
    const statement = 'CREATE TABLE t (a String) ENGINE = ReplacingMergeTree(first_wins) ORDER BY a';
    const replicated = 'CREATE TABLE t (a String) ENGINE = ReplicatedReplacingMergeTree(first_wins) ORDER BY a';
    expect(adaptTo('single')(statement)).toBe(statement);
    expect(adaptTo('replicated')(statement)).toBe(replicated);
    expect(adaptTo('replicated')(replicated)).toBe(replicated);
    expect(adaptTo('sharded')('… engine=MergeTree ORDER BY a')).toBe('… engine=ReplicatedMergeTree ORDER BY a');
    expect(adaptTo('sharded')('ALTER TABLE t ADD COLUMN b String')).toBe('ALTER TABLE t ADD COLUMN b String');
  });

  test('sharded rows are read and written through Distributed tables, and repeats share a shard', () => {
    expect([databaseFor('replicated', 's'), databaseFor('sharded', 's')]).toEqual(['s', 's_all']);
    const made =
      'CREATE TABLE hits (\n  a String\n)\nENGINE = ReplacingMergeTree(v)\nORDER BY (toStartOfHour(at), a)\nSETTINGS x = 1';
    expect(distributedTables('s', [made, 'ALTER TABLE hits ADD COLUMN b String'])).toEqual([
      "CREATE OR REPLACE TABLE s_all.hits AS s.hits\nENGINE = Distributed('s', 's', 'hits', cityHash64(toStartOfHour(at), a))",
    ]);
    expect(distributedTables('s', [made, 'DROP TABLE IF EXISTS hits'])).toEqual(['DROP TABLE IF EXISTS s_all.hits']);
    expect(settingsFor('single')).toEqual({});
    expect(settingsFor('replicated')).toMatchObject({ insert_quorum: 'auto' });
    expect(settingsFor('sharded')).toMatchObject({ distributed_foreground_insert: 1 });
  });

  test.each([
    ['26.7.2.1', true],
    ['24.8.14.39', true],
    ['24.7.1.1', false],
    ['18.16.1', false],
    ['', false],
  ])('whether version %s is supported is %s', (version, isSupported) =>
    expect(isSupportedVersion(version)).toBe(isSupported),
  );
});

describe('layouts that cannot run here are at least parsed by the engine', () => {
  let directory: string;
  let server: ClickHouseStandIn;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'sintonia-layout-'));
    server = await startClickHouseStandIn(directory);
  });
  afterAll(async () => {
    await server.program.stop();
    await rm(directory, { recursive: true, maxRetries: 5 });
  });

  test('every migration parses as sent to replicated and sharded servers', async () => {
    const client = createClient({ url: new URL(server.url).origin, log: { level: ClickHouseLogLevel.OFF } });
    const migrations = await readMigrations(new URL('./migrations/', import.meta.url));
    const single = migrations.flatMap((migration) => migration.statements);
    const distributed = distributedTables('sintonia', single);
    const statements = [...single.map(adaptTo('sharded')), ...distributed];
    expect(distributed).toHaveLength(single.filter((statement) => statement.startsWith('CREATE TABLE')).length);
    expect(statements.length).toBeGreaterThan(4);
    for (const statement of statements) await client.command({ query: `EXPLAIN AST ${statement}` });
    await expect(client.command({ query: 'EXPLAIN AST CREATE TABEL x' })).rejects.toThrow();
    for (const [name, value] of Object.entries(settingsFor('sharded'))) {
      await client.command({ query: `SET ${name} = '${value}'` });
    }
    await client.close();
  });
});
