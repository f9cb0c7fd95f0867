/** Every route of role studio with its required role, so that an unlisted or open route fails here. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookiesOf, PASSWORD } from '../accounts/testing/a-studio.ts';
import { createImportNotifier } from '../catalogue/imports/watch-imports.ts';
import { readConfig } from '../config/config.ts';
import { createApp } from '../http/app/create-app.ts';
import { createReadinessBoard } from '../http/monitoring/readiness.ts';
import { createMemoryStream } from '../http/testing/create-test-server.ts';
import { connectPglite, IN_MEMORY } from '../stores/operational/connect-pglite.ts';
import type { OperationalStore } from '../stores/operational/operational-store.ts';
import { NO_EVENTS } from '../stores/testing/no-events.ts';
import { openPersonalisation } from './personalisation-part.ts';
import { openStaff } from './staff-part.ts';
import { registerStudioRole } from './studio-role.ts';

/**
 * `public`: no session needed, for sign-in and one-time links. `anySession`: also without a required second
 * factor.
 */
type MinRole = 'public' | 'anySession' | 'analyst' | 'editor' | 'administrator';

const TABLE: Readonly<Record<string, MinRole>> = {
  'GET /api/session': 'public',
  'POST /api/auth/sign-in/email': 'public',
  'POST /api/auth/two-factor/verify-totp': 'public',
  'POST /api/auth/two-factor/verify-backup-code': 'public',
  'GET /api/auth/passkey/generate-authenticate-options': 'public',
  'POST /api/auth/passkey/verify-authentication': 'public',
  'POST /api/auth/sign-out': 'public',
  'POST /api/staff/link': 'public',
  'POST /api/staff/link/use': 'public',
  'POST /api/staff/forgotten': 'public',

  'POST /api/mailings/unsubscribe': 'public',

  'GET /api/staff/me': 'anySession',
  'POST /api/staff/me/language': 'anySession',
  'POST /api/staff/me/password': 'anySession',
  'POST /api/staff/me/sessions/:id/end': 'anySession',
  'POST /api/staff/me/sessions/end-others': 'anySession',
  'POST /api/staff/me/totp': 'anySession',
  'POST /api/staff/me/totp/confirm': 'anySession',
  'POST /api/staff/me/totp/remove': 'anySession',
  'POST /api/staff/me/recovery-codes': 'anySession',
  'POST /api/staff/me/passkeys': 'anySession',
  'POST /api/staff/me/passkeys/options': 'anySession',
  'POST /api/staff/me/passkeys/:id/remove': 'anySession',

  'GET /api/activities': 'analyst',
  'GET /api/activities/:id': 'analyst',
  'GET /api/activities/:id/results': 'analyst',
  'GET /api/activities/pictures': 'analyst',
  'POST /api/activities/audience': 'analyst',
  'GET /api/parallel-run': 'analyst',
  'GET /api/realtime': 'analyst',
  'GET /api/realtime/earlier': 'analyst',
  'GET /api/reports/advertising': 'analyst',
  'GET /api/reports/advertising/quarters': 'analyst',
  'GET /api/reports/completeness': 'analyst',
  'GET /api/reports/definitions': 'analyst',
  'GET /api/reports/overview': 'analyst',
  'GET /api/reports/rejected': 'analyst',
  'GET /api/reports/rejected/reasons': 'analyst',
  'GET /api/reports/suites': 'analyst',
  'GET /api/v1/openapi.json': 'analyst',
  'GET /api/v1/events': 'administrator',
  'GET /api/v1/reports/accuracy': 'analyst',
  'GET /api/v1/reports/catalogue': 'analyst',
  'GET /api/v1/reports/query': 'analyst',
  'POST /api/v1/reports/query': 'analyst',
  'POST /api/v1/reports/rows': 'analyst',
  'POST /api/v1/reports/left-out': 'analyst',
  'POST /api/v1/reports/session': 'analyst',
  'POST /api/v1/reports/concurrency': 'analyst',
  'POST /api/v1/reports/concurrency/rows': 'analyst',
  'POST /api/v1/reports/positions': 'analyst',
  'POST /api/v1/reports/positions/rows': 'analyst',
  'POST /api/v1/reports/reach': 'analyst',
  'POST /api/v1/reports/reach/rows': 'analyst',
  'POST /api/v1/reports/funnel': 'analyst',
  'POST /api/v1/reports/funnel/rows': 'analyst',
  'POST /api/v1/reports/flow': 'analyst',
  'POST /api/v1/reports/flow/rows': 'analyst',
  'POST /api/v1/reports/retention': 'analyst',
  'POST /api/v1/reports/retention/rows': 'analyst',
  'GET /api/v1/segments': 'analyst',
  'POST /api/v1/segments': 'analyst',
  'POST /api/v1/segments/size': 'analyst',
  'PUT /api/v1/segments/:id': 'analyst',
  'DELETE /api/v1/segments/:id': 'analyst',
  'GET /api/alerts': 'analyst',
  'GET /api/alerts/silence': 'analyst',
  'POST /api/alerts': 'analyst',
  'PUT /api/alerts/:id': 'analyst',
  'POST /api/alerts/:id/remove': 'analyst',
  'GET /api/annotations': 'analyst',
  'POST /api/annotations': 'analyst',
  'POST /api/annotations/:id/remove': 'analyst',
  'GET /api/saved-views': 'analyst',
  'POST /api/saved-views': 'analyst',
  'PUT /api/saved-views/:id': 'analyst',
  'PUT /api/saved-views/:id/pin': 'analyst',
  'PUT /api/saved-views/board': 'analyst',
  'POST /api/saved-views/:id/remove': 'analyst',
  'GET /api/mailings/recipients': 'analyst',
  'POST /api/mailings': 'analyst',
  'POST /api/mailings/:id/remove': 'analyst',
  'POST /api/mailings/:id/send': 'analyst',
  'GET /api/demo-history': 'analyst',
  'GET /api/site/broadcaster': 'analyst',
  'GET /api/site/broadcasts': 'analyst',
  'GET /api/site/channels': 'analyst',
  'GET /api/site/facts': 'analyst',
  'GET /api/site/names': 'analyst',
  'GET /api/site/titled-pages': 'analyst',
  'GET /api/site/words/:id': 'analyst',
  'POST /api/site/page-titles': 'analyst',
  'GET /api/tag-library': 'analyst',

  'GET /api/activities/editable-page': 'editor',
  'POST /api/activities': 'editor',
  'PUT /api/activities/:id': 'editor',
  'POST /api/activities/:id/:action': 'editor',
  'PUT /api/parallel-run/figures': 'editor',

  'GET /api/rejected': 'administrator',
  'POST /api/rejected/replay': 'administrator',
  'GET /api/catalogue/import': 'administrator',
  'POST /api/catalogue/import': 'administrator',
  'GET /api/privacy/consents': 'administrator',
  'GET /api/privacy/erasures': 'administrator',
  'GET /api/privacy/erasures/:id': 'administrator',
  'GET /api/privacy/export': 'administrator',
  'GET /api/privacy/proofs': 'administrator',
  'GET /api/privacy/retention': 'administrator',
  'POST /api/demo-history/load': 'administrator',
  'POST /api/demo-history/remove': 'administrator',
  'POST /api/privacy/erase': 'administrator',
  'POST /api/privacy/erasures/of': 'administrator',
  'POST /api/privacy/visitor': 'administrator',
  'POST /api/tag-library': 'administrator',
  'POST /api/tag-library/:property/promote': 'administrator',
  'POST /api/tag-library/:property/rollback': 'administrator',
  'GET /api/staff': 'administrator',
  'POST /api/staff': 'administrator',
  'POST /api/staff/:id/link': 'administrator',
  'POST /api/staff/:id/role': 'administrator',
  'POST /api/staff/:id/disable': 'administrator',
  'POST /api/staff/:id/enable': 'administrator',
  'POST /api/staff/:id/withdraw': 'administrator',
  'GET /api/tokens': 'administrator',
  'POST /api/tokens': 'administrator',
  'POST /api/tokens/:id/revoke': 'administrator',
  'GET /api/audit': 'administrator',
  'GET /api/audit.csv': 'administrator',
};

describe('routes of the studio (R-08, B-02)', () => {
  let dataDir: string;
  let store: OperationalStore;
  let app: FastifyInstance;
  const served: string[] = [];
  const cookies = new Map<MinRole, string>();

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sintonia-table-'));
    store = await connectPglite(IN_MEMORY);
    const { database, follow } = store;
    const config = readConfig(
      {
        ROLES: 'studio',
        DEMO: 'off',
        PUBLIC_ORIGIN: 'http://localhost',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
      },
      '/',
    );
    const log = pino({ level: 'silent' });
    const readiness = createReadinessBoard();
    app = createApp({ log, trustedProxies: 0, publicOrigin: null });
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) {
        if (url.startsWith('/api/') && one !== 'HEAD') served.push(`${one} ${url}`);
      }
    });
    const personalisation = await openPersonalisation({ config, database, follow, log, readiness });
    app.addHook('onClose', async () => personalisation?.close());
    const stream = createMemoryStream();
    const parts = { config, database, personalisation, stream, log, readiness, events: NO_EVENTS };
    await registerStudioRole(app, { ...parts, importNotifier: createImportNotifier() });
    await app.ready();
    const { people } = await openStaff({ config, database, log });
    for (const role of ['administrator', 'editor', 'analyst'] as const) {
      const email = `${role}@tramuntana.example`;
      await people.add({ name: role, email, role, password: PASSWORD, isDemo: false });
      const payload = { email, password: PASSWORD };
      cookies.set(role, cookiesOf(await app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload })));
    }
  });
  afterAll(async () => {
    await app.close();
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const ask = async (route: string, headers: Record<string, string>) => {
    const [method = '', url = ''] = route.split(' ');
    const body = method === 'GET' ? {} : { payload: {} };
    // cast: from the table
    const answer = await app.inject({ method: method as 'GET', url: url.replace(/:\w+/g, 'x'), headers, ...body });
    const isError = answer.statusCode >= 400;
    return `${answer.statusCode} ${isError ? answer.json().code : ''}`.trim();
  };
  const cookieOf = (role: MinRole): string => cookies.get(role) ?? '';
  const guarded = Object.entries(TABLE).filter(([, minRole]) => minRole !== 'public');

  test('R-08 the table has exactly the served routes', () => {
    expect([...served].sort()).toEqual(Object.keys(TABLE).sort());
  });

  test('R-08 without a session each route answers 401', async () => {
    for (const [route] of guarded) expect([route, await ask(route, {})]).toEqual([route, '401 notSignedIn']);
  });

  test('R-08 with a lesser role each route answers 403', async () => {
    for (const [route, minRole] of guarded) {
      const lesser = minRole === 'administrator' ? 'editor' : minRole === 'editor' ? 'analyst' : null;
      if (lesser === null) continue;
      expect([route, await ask(route, { cookie: cookieOf(lesser) })]).toEqual([route, '403 notAllowed']);
    }
  });

  test('R-08 a state-changing request from another origin is 403, with any session', async () => {
    const cookie = cookieOf('administrator');
    for (const [route] of guarded.filter(([one]) => !one.startsWith('GET '))) {
      for (const forged of [
        { origin: 'https://dolent.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'same-site' },
      ])
        expect([route, forged, await ask(route, { cookie, ...forged })]).toEqual([route, forged, '403 foreignOrigin']);
    }
  });

  test('R-08 the listed role passes the guard', async () => {
    for (const [route, minRole] of guarded) {
      if (route.includes('/realtime')) continue; // never ends
      const cookie = cookieOf(minRole === 'anySession' ? 'analyst' : minRole);
      expect([route, await ask(route, { cookie, origin: 'http://localhost' })]).not.toEqual([
        route,
        expect.stringMatching(/^401|403 (notAllowed|foreignOrigin)/),
      ]);
    }
  });
});
