/** Configuration. The only file that reads the environment; everything else is handed values. */
import { resolve } from 'node:path';
import type { z } from 'zod';
import { type LOG_LEVELS, type Role, VARIABLES, type VariableName } from './config-variables.ts';
import type { SyncPartner } from './identity/sync-partners.ts';
import type { ParallelServers } from './parallel-run/parallel-servers.ts';
import type { DaysByTable } from './privacy/retention-days.ts';
import type { LiveOrigins } from './streaming/live-origins.ts';

export interface Config {
  port: number;
  host: string;
  /** Absolute. Event store, operational store and lock file live below it. */
  dataDir: string;
  roles: readonly Role[];
  /** PostgreSQL; null: PGlite below the data directory. */
  databaseUrl: string | null;
  /** ClickHouse; null: chDB below the data directory. */
  clickhouseUrl: string | null;
  clickhouseLayout: 'single' | 'replicated' | 'sharded';
  /** Null: what is received goes straight into the event store. */
  natsServers: readonly string[] | null;
  natsReplicas: number;
  natsStreamMb: number;
  /** Keys of sessions and links are made of it; null: each is kept below the data directory. */
  serverSecret: string | null;
  demo: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Scheme and host that visitors use; null means what each request says. */
  publicOrigin: string | null;
  /** Visitor organisation of the site this server measures. */
  organisationId: string;
  reportSuite: string;
  trustProxy: boolean;
  /** Requests a minute. */
  collectRate: number;
  /** Of channels whose signal is not computed here. */
  liveOrigins: LiveOrigins;
  /** VMAP or VAST; null asks the demo ad server, `off` nobody. */
  adTagUrl: string | null;
  /** S-08: null, no parallel run. */
  parallelRun: ParallelServers | null;
  /** Pages may fetch media from them. */
  adMediaOrigins: readonly string[];
  /** Absolute; null: the demo's, or none when DEMO is off. */
  adDir: string | null;
  adSecret: string | null;
  idSyncHosts: readonly string[];
  idSyncPartners: readonly SyncPartner[];
  /** False: no activity decides anything. */
  personalisation: boolean;
  secondPerson: boolean;
  /** Of delivery calls. */
  clientCode: string;
  /** Redirections may lead there and below. */
  siteDomains: readonly string[];
  /** Absolute; null: our own publisher with the defaults. */
  playbackSettingsFile: string | null;
  /** Open-Meteo's forecast API; null: the bundled sample alone. */
  weatherUrl: string | null;
  /** Absolute; null: bulletins are put together from the forecast. */
  weatherBulletinsFile: string | null;
  /** Absolute; null: the demo's, or none when DEMO is off. */
  participationFile: string | null;
  /** Null: mails are written into files. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Visitors' accounts open only after a mail was answered. */
  mustConfirmAccounts: boolean;
  retentionDays: DaysByTable;
}

/** A variable that cannot be used: says which, why and how to mend it, in one line. */
export class ConfigError extends Error {
  constructor(name: VariableName, found: string) {
    super(`${name}=${JSON.stringify(found)} cannot be used: it must be ${VARIABLES[name].expects}.`);
    this.name = 'ConfigError';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the environment; an empty variable counts as unset. Throws `ConfigError` at the first wrong one. */
export function readConfig(environment: Environment, workingDir: string): Config {
  const read = <N extends VariableName>(name: N): z.output<(typeof VARIABLES)[N]['rule']> => {
    const found = environment[name] || VARIABLES[name].unset;
    const parsed = VARIABLES[name].rule.safeParse(found);
    if (!parsed.success) throw new ConfigError(name, String(found));
    return parsed.data as z.output<(typeof VARIABLES)[N]['rule']>; // cast: TS cannot pair a name with its rule's output
  };
  const settingsFile = read('PLAYBACK_SETTINGS');
  const adDir = read('AD_DIR');
  const bulletinsFile = read('WEATHER_BULLETINS');
  const participationFile = read('PARTICIPATION');
  const smtpUrl = read('SMTP_URL');
  return {
    port: read('PORT'),
    host: read('HOST'),
    dataDir: resolve(workingDir, read('DATA_DIR')),
    roles: read('ROLES'),
    databaseUrl: read('DATABASE_URL'),
    clickhouseUrl: read('CLICKHOUSE_URL'),
    clickhouseLayout: read('CLICKHOUSE_LAYOUT'),
    natsServers: read('NATS_URL'),
    natsReplicas: read('NATS_REPLICAS'),
    natsStreamMb: read('NATS_STREAM_MB'),
    serverSecret: read('SERVER_SECRET'),
    demo: read('DEMO'),
    logLevel: read('LOG_LEVEL'),
    publicOrigin: read('PUBLIC_ORIGIN'),
    organisationId: read('ORGANISATION_ID'),
    reportSuite: read('REPORT_SUITE'),
    trustProxy: read('TRUST_PROXY'),
    collectRate: read('COLLECT_RATE'),
    liveOrigins: read('LIVE_ORIGINS'),
    adTagUrl: read('AD_TAG_URL'),
    parallelRun: read('PARALLEL_RUN'),
    adMediaOrigins: read('AD_MEDIA_ORIGINS') ?? [],
    adDir: adDir === null ? null : resolve(workingDir, adDir),
    adSecret: read('AD_SECRET'),
    idSyncHosts: read('ID_SYNC_HOSTS') ?? [],
    idSyncPartners: read('ID_SYNC_PARTNERS') ?? [],
    personalisation: read('PERSONALISATION'),
    secondPerson: read('SECOND_PERSON'),
    clientCode: read('CLIENT_CODE'),
    siteDomains: read('SITE_DOMAINS') ?? [],
    playbackSettingsFile: settingsFile === null ? null : resolve(workingDir, settingsFile),
    weatherUrl: read('WEATHER_URL'),
    weatherBulletinsFile: bulletinsFile === null ? null : resolve(workingDir, bulletinsFile),
    participationFile: participationFile === null ? null : resolve(workingDir, participationFile),
    smtpUrl,
    mailFrom: read('MAIL_FROM'),
    mustConfirmAccounts: read('ACCOUNT_CONFIRMATION') ?? smtpUrl !== null,
    retentionDays: read('RETENTION_DAYS'),
  };
}
