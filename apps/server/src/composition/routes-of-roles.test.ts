/**
 * Compares the proxy's table with the routes of each role, so that a route sent to the wrong process fails here (S-05).
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createImportNotifier } from '../catalogue/imports/watch-imports.ts';
import { readConfig } from '../config/config.ts';
import { COLLECT_PATHS, roleOf, type ServedRole, STUDIO_PATHS, VISITORS_API } from '../http/addresses/role-of-path.ts';
import { createApp } from '../http/app/create-app.ts';
import { createMetrics } from '../http/monitoring/metrics.ts';
import { createReadinessBoard } from '../http/monitoring/readiness.ts';
import { createMemoryStream } from '../http/testing/create-test-server.ts';
import { fixedSettings } from '../playback-settings/settings-source.ts';
import { connectPglite, IN_MEMORY } from '../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../stores/operational/operational-store.ts';
import { NO_EVENTS } from '../stores/testing/no-events.ts';
import { registerCollectRole } from './collect-role.ts';
import { registerStudioRole } from './studio-role.ts';
import { registerWebRole } from './web-role.ts';

const NGINX = new URL('../../../../deploy/nginx/sintonia.conf', import.meta.url);
const ROLES: ServedRole[] = ['collect', 'web', 'studio'];
/** Served by each process itself; no proxy forwards them. */
const OF_THE_PROCESS = new Set(['/healthz', '/readyz', '/metrics']);

describe('routes of the roles (S-05)', () => {
  let dataDir: string;
  let store: OperationalStore;
  const routes = new Map<ServedRole, Set<string>>();

  const routesOf = async (role: ServedRole): Promise<Set<string>> => {
    const environment = { ROLES: role, DATA_DIR: dataDir, WEATHER_URL: 'off', LOG_LEVEL: 'silent' };
    const config = readConfig(environment, '/');
    const log = pino({ level: 'silent' });
    const app = createApp({ log, trustedProxies: 0, publicOrigin: null });
    const urls = new Set<string>();
    app.addHook('onRoute', ({ url }) => void urls.add(url));
    const stream = createMemoryStream();
    const metrics = createMetrics();
    registerCollectRole(app, { config, stream, metrics, settingsOf: fixedSettings({}) });
    const shared = { config, stream, metrics, log, events: NO_EVENTS, readiness: createReadinessBoard() };
    if (role !== 'collect') {
      const { database, follow } = store;
      const parts = { ...shared, database, follow, personalisation: null, importNotifier: createImportNotifier() };
      await registerStudioRole(app, parts);
      await registerWebRole(app, parts);
    }
    await app.ready();
    await app.close();
    return urls;
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sintonia-routes-'));
    store = await connectPglite(IN_MEMORY);
    for (const role of ROLES) routes.set(role, await routesOf(role));
  });
  afterAll(async () => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test.each(ROLES)('S-05 each route of role %s is sent to a process that serves it', (role) => {
    const served = [...(routes.get(role) ?? [])].filter((url) => !OF_THE_PROCESS.has(url) && !url.startsWith('*'));
    expect(served.length).toBeGreaterThan(5);
    const astray = served.filter((url) => {
      const address = url.replaceAll(/:\w+/g, 'x').replace('*', 'x');
      return !routes.get(roleOf(address))?.has(url);
    });
    expect(astray).toEqual([]);
  });

  test('S-05 nginx forwards the same paths', async () => {
    const text = await readFile(NGINX, 'utf8');
    for (const path of [...COLLECT_PATHS, ...VISITORS_API, ...STUDIO_PATHS]) expect(text).toContain(` ${path} `);
  });
});
