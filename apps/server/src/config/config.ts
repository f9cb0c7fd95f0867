/** Configuration. The only file that reads the environment; all others receive values. */
import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { VARIABLES, type VariableName } from './config-variables.ts';
import type { LiveOrigins } from './values/live-origins.ts';
import type { ParallelServers } from './values/parallel-servers.ts';
import type { DaysByTable } from './values/retention-days.ts';
import type { SyncPartner } from './values/sync-partners.ts';
import type { VendorSetting } from './values/vendor-scripts.ts';
import type { LOG_LEVELS, Role } from './variable-rules.ts';

/** Report suites that are accepted; null: every suite. */
export type KnownSuites = ReadonlySet<string> | null;

/** Roles of staff that need a second factor. */
export type SecondFactorRule = 'off' | 'administrators' | 'everybody';

export interface Config {
  port: number;
  host: string;
  /** Absolute. Contains event store, operational store and lock file. */
  dataDir: string;
  roles: readonly Role[];
  /** PostgreSQL; null: PGlite below the data directory. */
  databaseUrl: string | null;
  /** ClickHouse; null: chDB below the data directory. */
  clickhouseUrl: string | null;
  clickhouseLayout: 'single' | 'replicated' | 'sharded';
  /** Null: received events are written directly into the event store. */
  natsServers: readonly string[] | null;
  natsReplicas: number;
  natsStreamMb: number;
  /** Keys of sessions and links are derived from it; null: each is stored below the data directory. */
  serverSecret: string | null;
  demo: boolean;
  /** Days of the demo's simulated audience; 0: none. */
  demoHistoryDays: number;
  /** Null: the demo's account is for browsers on this machine. */
  demoStaff: 'on' | 'off' | null;
  staffSecondFactor: SecondFactorRule;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Scheme and host that visitors use; null: taken from each request. */
  publicOrigin: string | null;
  /** Visitor organisation of the site this server measures. */
  organisationId: string;
  reportSuite: string;
  reportSuites: KnownSuites;
  /** Property and environment of the tag library that the website runs. */
  site: { property: string; environment: 'development' | 'staging' | 'production' };
  trustedProxies: number;
  /** Events per minute and address. */
  collectRate: number;
  /** The longest a query of a report may run. */
  reportSeconds: number;
  /** Free disk space, MB, below which events are refused. */
  minFreeMb: number;
  /** Origins of channels whose stream is not generated here. */
  liveOrigins: LiveOrigins;
  pictureOrigins: string[];
  /** Address of VMAP or VAST; null: the demo ad server; `off`: none. */
  adTagUrl: string | null;
  /** S-08: null: no parallel run. */
  parallelRun: ParallelServers | null;
  vendorScripts: VendorSetting | null;
  /** Origins from which pages may fetch media. */
  adMediaOrigins: readonly string[];
  /** Absolute; null: the demo's, or none without DEMO. */
  adDir: string | null;
  adSecret: string | null;
  /** Absolute. */
  adCreativeDir: string;
  adCreativeMb: number;
  /** C-05: id and version of the consent management platform on the IAB's list. */
  cmp: { readonly id: number; readonly version: number };
  idSyncHosts: readonly string[];
  idSyncPartners: readonly SyncPartner[];
  /** False: no activity decides. */
  personalisation: boolean;
  secondPerson: boolean;
  /** Client code of delivery calls. */
  clientCode: string;
  /** Domains that offers may redirect to, including subdomains. */
  siteDomains: readonly string[];
  /** Absolute; null: the default settings for our own organisation. */
  playbackSettingsFile: string | null;
  /** Open-Meteo forecast API; null: the bundled sample only. */
  weatherUrl: string | null;
  /** Absolute; null: bulletins are generated from the forecast. */
  weatherBulletinsFile: string | null;
  /** Absolute; null: the demo's, or none without DEMO. */
  participationFile: string | null;
  /** Null: mails are written to files. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Whether visitors' accounts must be confirmed by mail. */
  mustConfirmAccounts: boolean;
  retentionDays: DaysByTable;
}

/** An invalid setting: one line with its name, the reason and the fix. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

const wrongValue = (name: VariableName, found: string): ConfigError =>
  new ConfigError(`${name}=${JSON.stringify(found)} cannot be used: it must be ${VARIABLES[name].expects}.`);

/** Mails, cookies and redirects contain the server's name; outside a local demo a client must not choose it. */
function requirePublicOrigin({ publicOrigin, smtpUrl, trustedProxies, demo }: Config): void {
  if (publicOrigin !== null) return;
  const asking = [smtpUrl !== null && 'SMTP_URL', trustedProxies > 0 && 'TRUSTED_PROXIES', !demo && 'DEMO=off'];
  const [first] = asking.filter((one) => one !== false);
  if (first) throw new ConfigError(`${first} needs PUBLIC_ORIGIN: set it to ${VARIABLES.PUBLIC_ORIGIN.expects}.`);
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and validates the environment; an empty variable counts as unset. Throws `ConfigError` at the first invalid
 * one.
 */
export function readConfig(environment: Environment, workingDir: string): Config {
  const read = <N extends VariableName>(name: N): z.output<(typeof VARIABLES)[N]['rule']> => {
    const found = environment[name] || VARIABLES[name].unset;
    const parsed = VARIABLES[name].rule.safeParse(found);
    if (!parsed.success) throw wrongValue(name, String(found));
    return parsed.data as z.output<(typeof VARIABLES)[N]['rule']>; // cast: TS cannot pair a name with its rule's output
  };
  const settingsFile = read('PLAYBACK_SETTINGS');
  const adDir = read('AD_DIR');
  const bulletinsFile = read('WEATHER_BULLETINS');
  const participationFile = read('PARTICIPATION');
  const smtpUrl = read('SMTP_URL');
  const config: Config = {
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
    demoHistoryDays: read('DEMO') ? read('DEMO_HISTORY') : 0,
    demoStaff: read('DEMO_STAFF'),
    staffSecondFactor: read('STAFF_SECOND_FACTOR'),
    logLevel: read('LOG_LEVEL'),
    publicOrigin: read('PUBLIC_ORIGIN'),
    organisationId: read('ORGANISATION_ID'),
    reportSuite: read('REPORT_SUITE'),
    reportSuites: read('REPORT_SUITES')?.add(read('REPORT_SUITE')) ?? null,
    site: {
      property: read('SITE_PROPERTY'),
      environment: read('SITE_ENVIRONMENT') ?? (read('DEMO') ? 'development' : 'production'),
    },
    trustedProxies: read('TRUSTED_PROXIES'),
    collectRate: read('COLLECT_RATE'),
    reportSeconds: read('REPORT_SECONDS'),
    minFreeMb: read('MIN_FREE_MB'),
    liveOrigins: read('LIVE_ORIGINS'),
    pictureOrigins: read('PICTURE_ORIGINS'),
    adTagUrl: read('AD_TAG_URL'),
    parallelRun: read('PARALLEL_RUN'),
    vendorScripts: read('VENDOR_SCRIPTS'),
    adMediaOrigins: read('AD_MEDIA_ORIGINS') ?? [],
    adDir: adDir === null ? null : resolve(workingDir, adDir),
    adSecret: read('AD_SECRET'),
    adCreativeDir: resolve(workingDir, read('AD_CREATIVE_DIR') ?? join(read('DATA_DIR'), 'creatives')),
    adCreativeMb: read('AD_CREATIVE_MB'),
    cmp: { id: read('CMP_ID'), version: read('CMP_VERSION') },
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
  requirePublicOrigin(config);
  return config;
}
