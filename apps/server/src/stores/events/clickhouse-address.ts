import { ClickHouseLogLevel } from '@clickhouse/client';
import type { TableLayout } from './table-layout.ts';

/** Longer than the time limit of any query. */
const REQUEST_MS = 60_000;

export interface ClickHouseOptions {
  /** `http://user:password@host:8123/database` */
  url: string;
  layout: TableLayout;
  /** Creates the tables; other processes wait until the tables match this version. */
  migrates: boolean;
  timeoutMs?: number;
}

export function addressOf(url: string) {
  const { origin, username, password } = new URL(url);
  return {
    url: origin,
    ...(username && { username: decodeURIComponent(username), password: decodeURIComponent(password) }),
    application: 'sintonia',
    request_timeout: REQUEST_MS,
    max_open_connections: WRITERS + READERS + 2,
    log: { level: ClickHouseLogLevel.OFF }, // errors are thrown, and reported by the caller
    compression: { request: true, response: true },
  };
}

/** Concurrent inserts and queries of one process. */
export const WRITERS = 2;
export const READERS = 8;
