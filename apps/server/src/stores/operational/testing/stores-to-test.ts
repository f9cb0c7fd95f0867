/** Operational stores for contract tests: PGlite in this process, and a real PostgreSQL where available (S-05). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../../tools/cluster/postgres-server.ts';
import { findPostgres, reportMissing } from '../../../commands/find-programs.ts';
import { connectPglite, IN_MEMORY } from '../connect-pglite.ts';
import { connectPostgres } from '../connect-postgres.ts';
import type { OperationalStore } from '../operational-store.ts';

interface StoresToTest {
  /** Name and open function, for `describe.each`. */
  stores: readonly [name: string, open: () => Promise<OperationalStore>][];
  hasPostgres: boolean;
  /** Open during all tests of a file. */
  postgres: () => PostgresServer;
}

/** Call once at the top of a test file. */
export function storesToTest(): StoresToTest {
  const stores: StoresToTest['stores'] = [['PGlite', () => connectPglite(IN_MEMORY)]];
  const binDir = findPostgres(process.env);
  let server: PostgresServer | undefined;
  const postgres = () => {
    if (!server) throw new Error('No PostgreSQL runs.');
    return server;
  };
  if (!binDir) {
    reportMissing('PostgreSQL');
    return { stores, hasPostgres: false, postgres };
  }
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'sintonia-postgres-'));
    server = await startPostgres(binDir, join(directory, 'postgres'));
  });
  afterAll(async () => {
    await server?.program.stop('SIGINT');
    await rm(directory, { recursive: true, force: true });
  });
  return {
    stores: [...stores, ['PostgreSQL', () => connectPostgres({ url: postgres().url })]],
    hasPostgres: true,
    postgres,
  };
}
