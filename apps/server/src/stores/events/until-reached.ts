import { setTimeout as pause } from 'node:timers/promises';
import type { ClickHouseClient } from '@clickhouse/client';
import { codeOf } from './engine-failure.ts';
import { EventStoreError } from './event-store.ts';
import { appliedVersions, type Migration } from './migrate.ts';
import { isSupportedVersion, OLDEST_VERSION } from './server-version.ts';

/** Time to wait for a server that is starting at the same time. */
export const OPEN_TIMEOUT_MS = 30_000;
const OPEN_RETRY_MS = 250;

/** Address without user and password, for messages and logs. */
const shown = (url: string): string => new URL(url).origin + new URL(url).pathname;

export async function untilReached(client: ClickHouseClient, url: string, giveUpAt: number): Promise<void> {
  try {
    const version = await retryUntil(giveUpAt, async () => {
      const answer = await client.query({ query: 'SELECT version() AS version', format: 'JSONEachRow' });
      return (await answer.json<{ version: string }>())[0]?.version ?? '';
    });
    if (isSupportedVersion(version)) return;
    const old = `CLICKHOUSE_URL=${shown(url)} is ClickHouse ${version}; it must be ${OLDEST_VERSION} or newer.`;
    throw new EventStoreError('unavailable', old);
  } finally {
    await client.close();
  }

  async function retryUntil<T>(untilMs: number, work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        // An error answer of the server (a wrong password) is permanent, so do not retry.
        if (codeOf(error) === null && Date.now() < untilMs) await pause(OPEN_RETRY_MS);
        else
          throw new EventStoreError('unavailable', `CLICKHOUSE_URL=${shown(url)} cannot be used: ${reasonOf(error)}`);
      }
    }
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error);

export async function makeDatabase(client: ClickHouseClient, database: string): Promise<void> {
  await client.command({ query: `CREATE DATABASE IF NOT EXISTS \`${database}\`` });
  await client.close();
}

/** Waits until a writer of this version has created the tables. */
export async function untilMigrated(
  client: ClickHouseClient,
  migrations: readonly Migration[],
  url: string,
  giveUpAt: number,
): Promise<void> {
  for (;;) {
    const applied = await appliedVersions(client).catch(() => new Set<number>());
    const missing = migrations.filter(({ version }) => !applied.has(version));
    if (missing.length === 0) return;
    if (Date.now() > giveUpAt) {
      const names = missing.map(({ version, name }) => `${version} ${name}`).join(', ');
      const why = `CLICKHOUSE_URL=${shown(url)} lacks ${names}: start a server of this version with the role write first.`;
      throw new EventStoreError('unavailable', why);
    }
    await pause(OPEN_RETRY_MS);
  }
}
