/** For tests: collection and the privacy routes on a real event store, with two visitors. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredProof } from '@sintonia/contracts';
import { encodeHeartbeat, encodeHit } from '@sintonia/wire';
import pino from 'pino';
import { vi } from 'vitest';
import { createAsOperator } from '../../access/as-operator.ts';
import { recordAudit } from '../../access/record-audit.ts';
import { registerCollectRole } from '../../composition/collect-role.ts';
import { readConfig } from '../../config/config.ts';
import { DEFAULT_RETENTION } from '../../config/values/retention-days.ts';
import { createApp } from '../../http/app/create-app.ts';
import { createMetrics } from '../../http/monitoring/metrics.ts';
import { injectFromNetwork } from '../../http/testing/inject-from-network.ts';
import { fixedSettings } from '../../playback-settings/settings-source.ts';
import { forgettingRollups } from '../../query/rollups/forget-hours.ts';
import { openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import { connectPglite, IN_MEMORY } from '../../stores/operational/connect-pglite.ts';
import { createDirectStream } from '../../stores/stream/direct-stream.ts';
import { analyticsIdOf, newVisitorId } from '../../visitor/visitor-id.ts';
import { createErasures } from '../erasures.ts';
import { type PrivacyEntry, privacyRoutes } from '../privacy-routes.ts';

export const TOKEN = 'a-token';
export const token = { authorization: `Bearer ${TOKEN}` };
let unique = 0;

export async function openPrivacy() {
  const dataDir = await mkdtemp(join(tmpdir(), 'sintonia-privacy-'));
  const events = forgettingRollups(await openEmbeddedEventStore({ dataDir }));
  const stream = createDirectStream({ events, lingerMs: 0 });
  const app = createApp({ log: pino({ level: 'silent' }), trustedProxies: 0, publicOrigin: null });
  const operational = await connectPglite(IN_MEMORY);
  const record = vi.fn(async ({ operator, ...entry }: PrivacyEntry) =>
    recordAudit(operational.database, { ...entry, by: operator }),
  );
  /** New for each test. `role` is that of the person who is signed in. */
  const given = {
    visitor: '',
    other: '',
    role: null as 'administrator' | 'editor' | null, // cast: a test may set another
    /** Stored choices of a visitor. */
    proofsOf: (_id: string): StoredProof[] => [],
  };
  const config = readConfig({ ROLES: 'collect', REPORT_SUITES: '*' }, '/');
  registerCollectRole(app, { config, stream, metrics: createMetrics(), settingsOf: fixedSettings({}) });
  const sessionOf = async () =>
    given.role === null ? null : { name: 'Ada', email: 'ada@tramuntana.example', role: given.role };
  const proofs = { of: async (id: string) => given.proofsOf(id), days: async () => [] }; // tested separately
  void app.register(privacyRoutes, {
    events,
    stream,
    record,
    erasures: createErasures(operational.database),
    proofs,
    timeZone: async () => 'Europe/Madrid',
    asOperator: createAsOperator({ sessionOf }, TOKEN, null),
    retentionDays: DEFAULT_RETENTION,
    now: () => new Date(),
  });
  await app.ready();

  const get = (url: string) => injectFromNetwork(app, { url, headers: { 'user-agent': 'Mozilla/5.0 Firefox/145.0' } });
  const hit = (fields: Parameters<typeof encodeHit>[0]) => get(`/b/ss/one/1/JS/s${++unique}?${encodeHit(fields)}`);
  const report = (sessionId: string, visitorId?: string, customer?: string) =>
    get(
      `/hb/?${encodeHeartbeat({
        ...(visitorId && { visitorId }),
        ...(customer && { customerIds: { usuari: { id: customer, authState: 1 } } }),
        sessionId,
        eventType: 'play',
        assetType: 'main',
        mediaId: '1001',
        atMs: Date.now() - ++unique,
        durationMs: 1000,
        playheadS: 1,
      })}`,
    );
  const erase = (id = given.visitor) =>
    app.inject({ method: 'POST', url: '/api/privacy/erase', body: { visitor: id }, headers: token });
  const exported = async (id = given.visitor) => {
    const answer = await app.inject({ url: `/api/privacy/export?visitor=${id}`, headers: token });
    return answer.body
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  };
  const everything = async () => {
    const tables = await Promise.all(
      ['hits', 'playback', 'rejected'].map((table) => events.query(`SELECT * FROM ${table}`)),
    );
    return JSON.stringify(tables);
  };

  /** Two visitors on the same pages; returns the session of the first. */
  async function visit(): Promise<string> {
    const session = `17952218148779${newVisitorId().slice(0, 8)}`;
    const otherSession = `17952218148779${newVisitorId().slice(0, 8)}`;
    await hit({ visitorId: given.visitor, pageName: 'portada' });
    await hit({ analyticsId: analyticsIdOf(given.visitor), pageName: 'only the analytics id' });
    await hit({ visitorId: given.other, pageName: 'portada' });
    await hit({ pageName: 'elsewhere', url: `https://a.example/?adobe_mc=MCMID%3D${given.visitor}%7CTS%3D1` });
    await report(session);
    await report(session, given.visitor);
    await report(otherSession, given.other);
    await get(`/b/ss/one/1/JS/s${++unique}?AQB=1&mid=${given.visitor}`);
    await get(`/hb/?s:event:sid=${session}&s:event:type=play`);
    await get(`/b/ss/one/1/JS/s${++unique}?AQB=1&mid=${given.other}`);
    return session;
  }

  return {
    app,
    events,
    stream,
    record,
    database: operational.database,
    given,
    get,
    hit,
    report,
    erase,
    exported,
    everything,
    visit,
    /** Before each test: other visitors, nobody signed in. */
    reset() {
      Object.assign(given, { visitor: newVisitorId(), other: newVisitorId(), role: null, proofsOf: () => [] });
      record.mockClear();
    },
    async close() {
      await app.close();
      await stream.close();
      await events.close();
      await operational.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
