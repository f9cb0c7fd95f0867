/** Environment variables that an operator may set. */
import { z } from 'zod';
import { type LiveOrigins, parseLiveOrigins } from './values/live-origins.ts';
import { type ParallelServers, parseParallelServers } from './values/parallel-servers.ts';
import { DEFAULT_RETENTION, parseRetention } from './values/retention-days.ts';
import { parseSyncPartners } from './values/sync-partners.ts';
import { parseVendorScripts, type VendorSetting } from './values/vendor-scripts.ts';

export const Role = z.enum(['web', 'collect', 'write', 'studio']);
export type Role = z.infer<typeof Role>;

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const wholeNumber = (least: number, most: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().int().min(least).max(most));

/** One entry per variable: rule, default, and a description for errors and documentation. */
export const VARIABLES = {
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
  LIVE_ORIGINS: {
    rule: z.string().transform((list, context): LiveOrigins => {
      const origins = list === '' ? new Map() : parseLiveOrigins(list);
      if (origins === null) context.addIssue({ code: 'custom', message: 'not understood' });
      return origins ?? new Map();
    }),
    unset: '',
    expects:
      'a comma list of channel=address of your own HLS (with CORS), * for all other channels: *=https://tv.example/{channel}.m3u8',
  },
  AD_TAG_URL: {
    rule: z.union([z.literal('off'), z.url({ protocol: /^https?$/ })]).nullable(),
    unset: null,
    expects:
      'the VMAP or VAST address of an ad server, with macros such as [CACHEBUSTING], or off (unset: the demo ad server)',
  },
  AD_MEDIA_ORIGINS: {
    rule: z
      .string()
      .transform((list) => list.split(',').map((origin) => origin.trim()))
      .pipe(z.array(z.string().regex(/^https?:\/\/[a-z\d][a-z\d.-]*(:\d+)?$/)))
      .nullable(),
    unset: null,
    expects: 'a comma list of origins of the ad server’s media, such as https://cdn.example',
  },
  AD_CREATIVE_DIR: {
    rule: z.string().min(1).nullable(),
    unset: null,
    expects:
      'a directory for prepared ad files, shared by all servers with the role web (unset: in the data directory)',
  },
  AD_CREATIVE_MB: {
    rule: wholeNumber(64, 1_000_000),
    unset: '2048',
    expects: 'the most megabytes of prepared ad files',
  },
  PICTURE_ORIGINS: {
    rule: z
      .string()
      .transform((list) => (list === '' ? [] : list.split(',').map((origin) => origin.trim())))
      .pipe(z.array(z.string().regex(/^https?:\/\/[a-z\d][a-z\d.-]*(:\d+)?$/))),
    unset: '',
    expects: 'a comma list of origins in your own network that imported pictures may be fetched from',
  },
  PARALLEL_RUN: {
    rule: z
      .string()
      .transform((list, context): ParallelServers => {
        const servers = parseParallelServers(list);
        if (servers) return servers;
        context.addIssue({ code: 'custom', message: 'not understood' });
        return z.NEVER;
      })
      .nullable(),
    unset: null,
    expects:
      'the addresses for hits and heartbeats of a second server that receives the same events, such as https://metrics.example,https://beats.example',
  },
  VENDOR_SCRIPTS: {
    rule: z
      .string()
      .transform((list, context): VendorSetting => {
        const setting = parseVendorScripts(list);
        if (setting) return setting;
        context.addIssue({ code: 'custom', message: 'not understood' });
        return z.NEVER;
      })
      .nullable(),
    unset: null,
    expects:
      'third-party scripts that pages load with consent: library=https://tags.example,layer=dataLayer,custom=https://files.example/a.js,measurement=…,activity-map=…,audience=…,sends-to=https://beacons.example,tracker=s',
  },
  AD_DIR: {
    rule: z.string().min(1).nullable(),
    unset: null,
    expects:
      'a directory with contract.json, protected.json, live-breaks.json (unset: the demo, or the default contract)',
  },
  AD_SECRET: {
    rule: z.string().min(32).nullable(),
    unset: null,
    expects: 'at least 32 characters, the same on every server (unset: one is generated in the data directory)',
  },
  CMP_ID: {
    rule: z.coerce.number().int().min(2).max(4095),
    unset: 4095,
    expects:
      'the id of the consent management platform on the IAB’s list, 2 to 4095 (unset: 4095, which is unassigned)',
  },
  CMP_VERSION: {
    rule: z.coerce.number().int().min(1).max(4095),
    unset: 1,
    expects: 'the version of the consent management platform as registered with the IAB, 1 to 4095',
  },
  ID_SYNC_HOSTS: {
    rule: z
      .string()
      .transform((list) => list.split(',').map((host) => host.trim()))
      .pipe(z.array(z.string().regex(/^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/)))
      .nullable(),
    unset: null,
    expects: 'a comma list of hosts that the ID-sync frame may call, such as sync.example.com',
  },
  ID_SYNC_PARTNERS: {
    rule: z
      .string()
      .transform((list, context) => {
        const partners = parseSyncPartners(list);
        if (partners === null) context.addIssue({ code: 'custom', message: 'not understood' });
        return partners ?? [];
      })
      .nullable(),
    unset: null,
    expects:
      'a comma list such as 24=https://sync.example.com/match?theirs={visitor}: partners that receive the ids of visitors with consent',
  },
  PERSONALISATION: {
    rule: z.enum(['on', 'off']).transform((personalisation) => personalisation === 'on'),
    unset: 'on',
    expects: 'on, or off (everybody sees the default, clients on other sites stop for a day)',
  },
  SECOND_PERSON: {
    rule: z.enum(['on', 'off']).transform((secondPerson) => secondPerson === 'on'),
    unset: 'off',
    expects: 'on (starting an activity needs the approval of a second person), or off (no approval needed)',
  },
  CLIENT_CODE: {
    rule: z.string().regex(/^[a-z\d-]{1,60}$/),
    unset: 'tramuntana',
    expects: 'letters, digits and hyphens: the client of /m2/{client}/mbox/json',
  },
  SITE_DOMAINS: {
    rule: z
      .string()
      .transform((list) => list.split(',').map((host) => host.trim()))
      .pipe(z.array(z.string().regex(/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/)))
      .nullable(),
    unset: null,
    expects: 'a comma list of domains that offers may redirect to besides the site itself, such as example.cat',
  },
  PLAYBACK_SETTINGS: {
    rule: z.string().min(1).nullable(),
    unset: null,
    expects: 'a JSON file with playback settings by organisation id',
  },
  WEATHER_URL: {
    rule: z.union([z.literal('off').transform(() => null), z.url({ protocol: /^https?$/ })]),
    unset: 'https://api.open-meteo.com/v1/forecast',
    expects: 'the address of a forecast API in Open-Meteo’s format, or off (only the bundled sample)',
  },
  WEATHER_BULLETINS: {
    rule: z.string().min(1).nullable(),
    unset: null,
    expects: 'a JSON file with the weather bulletins of your editors (unset: generated from the forecast)',
  },
  PARTICIPATION: {
    rule: z.string().min(1).nullable(),
    unset: null,
    expects: 'a JSON file with the polls and contests of your editors (unset: the demo’s, or none when DEMO is off)',
  },
  SMTP_URL: {
    rule: z.url({ protocol: /^smtps?$/ }).nullable(),
    unset: null,
    expects:
      'a mail server, such as smtp://user:password@mail.example.cat:587 (unset: mails are written to files in the data directory)',
  },
  MAIL_FROM: {
    rule: z.string().regex(/^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/),
    unset: 'Tramuntana <no-respongueu@tramuntana.example>',
    expects: 'the sender of mails to visitors, such as Tramuntana <hola@example.cat>',
  },
  ACCOUNT_CONFIRMATION: {
    rule: z
      .enum(['on', 'off'])
      .transform((confirmation) => confirmation === 'on')
      .nullable(),
    unset: null,
    expects: 'on (an account opens when its mail is confirmed) or off (unset: on where SMTP_URL is set)',
  },
  RETENTION_DAYS: {
    rule: z.string().transform((list, context) => {
      const days = parseRetention(list);
      if (days === null) context.addIssue({ code: 'custom', message: 'not understood' });
      return days ?? DEFAULT_RETENTION;
    }),
    unset: Object.entries(DEFAULT_RETENTION)
      .map(([table, days]) => `${table}=${days}`)
      .join(','),
    expects: 'a comma list of table=days for hits, playback and rejected, such as rejected=30 (others as by default)',
  },
} as const;

export type VariableName = keyof typeof VARIABLES;
