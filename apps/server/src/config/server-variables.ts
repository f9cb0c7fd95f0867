/** Variables of the process: address, stores, roles, secrets, limits of clients. */
import { z } from 'zod';
import { LOG_LEVELS, Role, wholeNumber } from './variable-rules.ts';

export const SERVER_VARIABLES = {
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
  SERVER_SECRET: {
    rule: z.string().min(32).nullable(),
    unset: null,
    expects: 'at least 32 characters, the same on every server (unset: keys are generated in the data directory)',
  },
  DEMO: {
    rule: z.enum(['on', 'off']).transform((demo) => demo === 'on'),
    unset: 'on',
    expects: 'on (demo catalogue and demo sign-in) or off',
  },
  DEMO_HISTORY: {
    rule: z.union([z.literal('off').transform(() => 0), wholeNumber(1, 90)]),
    unset: '60',
    expects: 'how many days of a simulated audience the demo begins with, 1 to 90, or off (with DEMO alone)',
  },
  DEMO_STAFF: {
    rule: z.enum(['on', 'off']).nullable(),
    unset: null,
    expects:
      'on (a demo administrator for every browser, with a random password), or off (unset: one with the published password, only for browsers on this machine)',
  },
  STAFF_SECOND_FACTOR: {
    rule: z.enum(['off', 'administrators', 'everybody']),
    unset: 'off',
    expects: 'administrators, everybody or off: the staff who need a code or a passkey in addition to the password',
  },
  LOG_LEVEL: { rule: z.enum(LOG_LEVELS), unset: 'warn', expects: `one of ${LOG_LEVELS.join(', ')}` },
  PUBLIC_ORIGIN: {
    rule: z
      .url({ protocol: /^https?$/ })
      .transform((address) => new URL(address).origin)
      .nullable(),
    unset: null,
    expects: 'the address visitors use, such as https://www.example.cat',
  },
  ORGANISATION_ID: {
    rule: z.string().regex(/^[A-Za-z0-9]+@[A-Za-z]+$/),
    unset: '7A51C0DE5EED0001F00DCAFE@SintoniaOrg',
    expects: 'letters and digits, @ and a word, such as 7A51C0DE5EED0001F00DCAFE@SintoniaOrg',
  },
  REPORT_SUITE: {
    rule: z.string().regex(/^[\w.-]{1,100}$/),
    unset: 'tramuntana-dev',
    expects: 'a name of letters, digits, dots and hyphens',
  },
  REPORT_SUITES: {
    rule: z
      .string()
      .regex(/^(?:\*|[\w.-]{1,100}(?:,[\w.-]{1,100})*)$/)
      .transform((list) => (list === '*' ? null : new Set(list.split(',')))),
    unset: 'tramuntana,tramuntana-stg,tramuntana-dev',
    expects:
      'a comma list of the suites that are accepted in addition to REPORT_SUITE (events of others are stored as rejected), or * for every suite',
  },
  SITE_PROPERTY: {
    rule: z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/),
    unset: 'tramuntana',
    expects: 'the name of the tag library’s property whose rules the website runs',
  },
  SITE_ENVIRONMENT: {
    rule: z.enum(['development', 'staging', 'production']).nullable(),
    unset: null,
    expects:
      'development, staging or production: the environment whose version the website runs (unset: development with DEMO, else production)',
  },
  TRUSTED_PROXIES: {
    rule: wholeNumber(0, 10),
    unset: '0',
    expects:
      'the number of your reverse proxies in front: X-Forwarded-For is read from its right end, one entry per proxy',
  },
  COLLECT_RATE: {
    rule: wholeNumber(1, 1_000_000),
    unset: '6000',
    expects:
      'events per minute that one address may send to the collector (each event of a batch counts, 4 KB count as one)',
  },
  MIN_FREE_MB: {
    rule: wholeNumber(0, 10_000_000),
    unset: '256',
    expects: 'the free megabytes on the disk of the data directory below which events are answered 503',
  },
} as const;
