import { TRAMUNTANA } from '@sintonia/demo/rules/property';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('configuration', () => {
  test('every variable has a default; an empty variable counts as unset', () => {
    expect(readConfig({ PORT: '' }, '/srv/sintonia')).toEqual({
      port: 4000,
      host: '0.0.0.0',
      dataDir: '/srv/sintonia/data',
      roles: ['web', 'collect', 'write', 'studio'],
      databaseUrl: null,
      clickhouseUrl: null,
      clickhouseLayout: 'single',
      natsServers: null,
      natsReplicas: 3,
      natsStreamMb: 4096,
      serverSecret: null,
      demo: true,
      demoHistoryDays: 60,
      logLevel: 'warn',
      publicOrigin: null,
      organisationId: '7A51C0DE5EED0001F00DCAFE@SintoniaOrg',
      reportSuite: 'tramuntana-dev',
      reportSuites: new Set(Object.values(TRAMUNTANA.reportSuites)),
      personalisation: true,
      secondPerson: false,
      clientCode: 'tramuntana',
      site: { property: 'tramuntana', environment: 'development' },
      siteDomains: [],
      participationFile: null,
      smtpUrl: null,
      mailFrom: 'Tramuntana <no-respongueu@tramuntana.example>',
      mustConfirmAccounts: false,
      demoStaff: null,
      staffSecondFactor: 'off',
      trustedProxies: 0,
      collectRate: 6000,
      reportSeconds: 10,
      minFreeMb: 256,
      liveOrigins: new Map(),
      pictureOrigins: [],
      adTagUrl: null,
      adMediaOrigins: [],
      parallelRun: null,
      vendorScripts: null,
      adDir: null,
      adSecret: null,
      adCreativeDir: '/srv/sintonia/data/creatives',
      adCreativeMb: 2048,
      cmp: { id: 4095, version: 1 },
      idSyncHosts: [],
      idSyncPartners: [],
      playbackSettingsFile: null,
      weatherUrl: 'https://api.open-meteo.com/v1/forecast',
      weatherBulletinsFile: null,
      retentionDays: { hits: 760, playback: 760, rejected: 90 },
    });
  });

  test('values are parsed', () => {
    const config = readConfig({ ROLES: 'collect, write', PUBLIC_ORIGIN: 'https://www.example.cat/', DEMO: 'off' }, '/');
    expect(config).toMatchObject({ roles: ['collect', 'write'], publicOrigin: 'https://www.example.cat', demo: false });
  });

  test.each([
    ['SMTP_URL', 'smtp://mail.example'],
    ['TRUSTED_PROXIES', '1'],
    ['DEMO', 'off'],
  ])('S-06 %s=%s without PUBLIC_ORIGIN prevents the start with one line', (name, value) => {
    const line = `${name === 'DEMO' ? 'DEMO=off' : name} needs PUBLIC_ORIGIN: set it to the address visitors use, such as https://www.example.cat.`;
    expect(() => readConfig({ [name]: value }, '/')).toThrow(new ConfigError(line));
    expect(readConfig({ [name]: value, PUBLIC_ORIGIN: 'https://www.example.cat' }, '/').publicOrigin).not.toBeNull();
  });

  test.each([
    ['PORT', 'high', 'PORT="high" cannot be used: it must be a port from 0 to 65535 (0: any free one).'],
    ['PORT', '65536', 'PORT="65536" cannot be used: it must be a port from 0 to 65535 (0: any free one).'],
    ['PORT', '-1', 'PORT="-1" cannot be used: it must be a port from 0 to 65535 (0: any free one).'],
    ['ROLES', 'web,dance', 'ROLES="web,dance" cannot be used: it must be a comma list of web, collect, write, studio.'],
    ['DEMO', 'yes', 'DEMO="yes" cannot be used: it must be on (demo catalogue and demo sign-in) or off.'],
    ['DATABASE_URL', 'mysql://db/x', 'must be the address of a PostgreSQL'],
    ['CLICKHOUSE_URL', 'tcp://ch:9000', 'must be the HTTP address of a ClickHouse'],
    ['NATS_URL', 'nats://a:4222,localhost', 'must be a comma list of NATS servers'],
    ['NATS_REPLICAS', '2', 'NATS_REPLICAS="2" cannot be used: it must be 1, 3 or 5'],
    [
      'ID_SYNC_HOSTS',
      "a.example, 'unsafe-inline'",
      'it must be a comma list of hosts that the ID-sync frame may call, such as sync.example.com.',
    ],
    [
      'AD_MEDIA_ORIGINS',
      "https://cdn.example; script-src 'unsafe-inline'",
      'it must be a comma list of origins of the ad server’s media, such as https://cdn.example.',
    ],
    [
      'RETENTION_DAYS',
      'hits=never',
      'RETENTION_DAYS="hits=never" cannot be used: it must be a comma list of table=days',
    ],
    [
      'PUBLIC_ORIGIN',
      'ftp://x',
      'PUBLIC_ORIGIN="ftp://x" cannot be used: it must be the address visitors use, such as https://www.example.cat.',
    ],
  ])('an invalid value gives one line with variable, cause and fix: %s=%s', (name, value, line) => {
    expect(() => readConfig({ [name]: value }, '/')).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value }, '/')).toThrow(line);
  });
});
