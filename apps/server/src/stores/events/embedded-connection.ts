/** chDB as a connection of the official client. Loading it takes 200 MB, so only child processes import this. */
import type { ClickHouseClientConfigOptions } from '@clickhouse/client';
import { createChdbConnection } from 'chdb/connection';

/** chDB's connection is typed against another copy of the client's types, with the same behaviour. */
export const embeddedConnection = (path: string) =>
  createChdbConnection({ path }) as unknown as NonNullable<ClickHouseClientConfigOptions['connection']>;
