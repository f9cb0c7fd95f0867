/** Variables of the process: address, roles, stores. */
import { z } from 'zod';
import { Role, wholeNumber } from './variable-rules.ts';

export const STORE_VARIABLES = {
  PORT: { rule: wholeNumber(0, 65_535), unset: '4000', expects: 'a port from 0 to 65535 (0: any free one)' },
  HOST: { rule: z.string().min(1), unset: '0.0.0.0', expects: 'an address of this machine, such as 127.0.0.1' },
  DATA_DIR: { rule: z.string().min(1), unset: 'data', expects: 'a directory this user may write to' },
  ROLES: {
    rule: z
      .string()
      .transform((list) => list.split(',').map((role) => role.trim()))
      .pipe(z.array(Role).min(1)),
    unset: Role.options.join(','),
    expects: `a comma list of ${Role.options.join(', ')}`,
  },
  DATABASE_URL: {
    rule: z.url({ protocol: /^postgres(ql)?$/ }).nullable(),
    unset: null,
    expects: 'the address of a PostgreSQL, such as postgres://sintonia@db:5432/sintonia (unset: embedded)',
  },
  CLICKHOUSE_URL: {
    rule: z.url({ protocol: /^https?$/ }).nullable(),
    unset: null,
    expects: 'the HTTP address of a ClickHouse with its database, such as http://ch:8123/sintonia (unset: embedded)',
  },
  CLICKHOUSE_LAYOUT: {
    rule: z.enum(['single', 'replicated', 'sharded']),
    unset: 'single',
    expects: 'single, replicated or sharded: the layout of the tables on the ClickHouse servers',
  },
  NATS_URL: {
    rule: z
      .string()
      .transform((list) => list.split(',').map((server) => server.trim()))
      .pipe(z.array(z.url({ protocol: /^(nats|tls)$/ })).min(1))
      .nullable(),
    unset: null,
    expects: 'a comma list of NATS servers, such as nats://n1:4222,nats://n2:4222 (unset: no stream)',
  },
  NATS_REPLICAS: {
    rule: z.enum(['1', '3', '5']).transform(Number),
    unset: '3',
    expects: '1, 3 or 5: the number of NATS servers that store each event before it is acknowledged',
  },
  NATS_STREAM_MB: {
    rule: wholeNumber(16, 10_000_000),
    unset: '4096',
    expects: 'the most megabytes of events that wait for the role write on each NATS server',
  },
} as const;
