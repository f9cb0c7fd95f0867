/** chDB as a connection of the official client. Loading it takes 200 MB: child processes alone import this. */
import type { ClickHouseClientConfigOptions } from '@clickhouse/client';
import { createChdbConnection } from 'chdb/connection';

/** chDB's connection is typed against another copy of the client's types; what it does is the same. */
export const embeddedConnection = (path: string) =>
  createChdbConnection({ path }) as unknown as NonNullable<ClickHouseClientConfigOptions['connection']>;
