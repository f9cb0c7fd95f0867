/** For tests: the reports API on an embedded event store with a few page views of two visitors. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReportAnswer } from '@sintonia/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { type EmbeddedEventStore, openEmbeddedEventStore } from '../../../stores/events/embedded-event-store.ts';
import { EMPTY_HIT, type HitRow } from '../../../stores/events/event-rows.ts';
import { type ReportApiOptions, reportApiRoutes } from '../report-api-routes.ts';

export const SUITE = 'tramuntana-dev';
export const HOSTILE = `'); drop table hits; -- "\\ {p0:String} %00 =1+1`;
export const DAY = { from: '2026-11-18', to: '2026-11-18' };
let serial = 0;

export const aView = (at: string, visitor: string, over: Partial<HitRow> = {}): HitRow => ({
  ...EMPTY_HIT,
  event_id: `h-${serial++}`,
  received_at: at,
  sent_at: at,
  occurred_at: at,
  suite: SUITE,
  visitor_id: visitor,
  tier: visitor ? 'consented' : 'none',
  page_name: 'portada',
  path: '/',
  ...over,
});

/** The API over another `query` of the event store. */
export const makeApp = async (
  query: EmbeddedEventStore['query'],
  over: Partial<ReportApiOptions> = {},
): Promise<FastifyInstance> => {
  const made = Fastify();
  await made.register(reportApiRoutes, {
    events: { query },
    completeness: async () => ({ completeUntil: '2026-11-20T12:00:00.000Z', waitingEvents: 0 }),
    requireReader: () => async () => {},
    timeZone: async () => 'Europe/Madrid',
    reportSuite: SUITE,
    schedule: async () => [],
    nowMs: () => Date.parse('2026-11-20T12:00:00Z'),
    ...over,
  });
  return made;
};

export async function openReportApi() {
  const dataDir = await mkdtemp(join(tmpdir(), 'sintonia-report-api-'));
  const events = await openEmbeddedEventStore({ dataDir });
  await events.insert('hits', [
    aView('2026-11-18T10:00:00.000Z', 'anna'),
    aView('2026-11-18T10:05:00.000Z', 'anna', { page_name: 'temps' }),
    aView('2026-11-18T10:06:00.000Z', 'anna', { page_name: 'portada' }),
    aView('2026-11-18T11:00:00.000Z', 'biel', { section: '=cmd|calc', page_name: HOSTILE }),
    aView('2026-11-18T11:30:00.000Z', ''),
    aView('2026-11-18T11:32:00.000Z', 'robot', { is_robot: 1 }),
    aView('2026-11-18T11:33:00.000Z', 'aina', { is_staff: 1 }),
    aView('2026-11-17T11:00:00.000Z', 'biel', { page_name: 'temps' }),
  ]);
  const app = await makeApp(events.query);
  const ask = async (payload: object, headers = {}) =>
    app.inject({ method: 'POST', url: '/api/v1/reports/query', payload, headers });
  return {
    dataDir,
    events,
    app,
    ask,
    answered: async (payload: object): Promise<ReportAnswer> => {
      const answer = await ask(payload);
      expect(answer.statusCode, answer.body).toBe(200);
      return ReportAnswer.parse(answer.json());
    },
    close: async () => {
      await app.close();
      await events.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
