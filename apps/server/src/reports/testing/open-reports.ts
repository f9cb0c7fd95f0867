/** For tests: rows of events, and the report endpoints over an event store of their own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { type EmbeddedEventStore, openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import { EMPTY_HIT, EMPTY_PLAYBACK, type HitRow, type PlaybackRow } from '../../stores/events/event-rows.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { type ReportRoutesOptions, reportRoutes } from '../report-routes.ts';

let serial = 0;
const timesAt = (occurred_at: string) => ({ received_at: occurred_at, sent_at: occurred_at, occurred_at });

export const aPageView = (at: string, visitor: string, overrides: Partial<HitRow> = {}): HitRow => ({
  ...EMPTY_HIT,
  ...timesAt(at),
  event_id: `hit-${serial++}`,
  suite: 'tramuntana-dev',
  visitor_id: visitor,
  tier: visitor ? 'consented' : 'none',
  page_name: 'portada',
  path: '/',
  ...overrides,
});

export const aHeartbeat = (
  at: string,
  session: string,
  event: string,
  overrides: Partial<PlaybackRow> = {},
): PlaybackRow => ({
  ...EMPTY_PLAYBACK,
  ...timesAt(at),
  suites: ['tramuntana-dev'],
  event_id: `report-${serial++}`,
  session_id: session,
  event,
  asset_type: 'main',
  video_id: '1001',
  video_name: 'Cims',
  tier: 'consented',
  ...overrides,
});

/** The report endpoints over any store; staff are not asked to sign in. */
export async function aReportServer(
  events: Pick<EventStore, 'query'>,
  more: Pick<ReportRoutesOptions, 'factsAsOf'> = {},
): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(reportRoutes, {
    events,
    completeness: async () => ({ completeUntil: '2026-11-18T14:00:00.000Z', waitingEvents: 0 }),
    requireStaff: () => async () => {},
    reportSuite: 'tramuntana-dev',
    demoHistory: () => null,
    ...more,
  });
  return app;
}

export interface OpenedReports {
  events: EmbeddedEventStore;
  app: FastifyInstance;
  close(): Promise<void>;
}

export async function openReports(): Promise<OpenedReports> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sintonia-reports-'));
  const events = await openEmbeddedEventStore({ dataDir, onDeath: () => {} });
  const app = await aReportServer(events);
  return {
    events,
    app,
    close: async () => {
      await app.close();
      await events.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
