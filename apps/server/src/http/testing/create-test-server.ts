/** For tests: an app as `main.ts` creates it, without a port, over an in-memory stream or a real one. */
import type { FastifyInstance } from 'fastify';
import type { InjectOptions, Response } from 'light-my-request';
import pino from 'pino';
import { registerCollectRole } from '../../composition/collect-role.ts';
import { type Config, readConfig } from '../../config/config.ts';
import { fixedSettings } from '../../playback-settings/settings-source.ts';
import { type DiskRoom, streamWithFloor } from '../../stores/disk-room.ts';
import type { EventRow, EventTable, EventTables } from '../../stores/events/event-rows.ts';
import type { EventStream } from '../../stores/stream/event-stream.ts';
import { createApp } from '../app/create-app.ts';
import { healthRoutes } from '../monitoring/health-routes.ts';
import { createMetrics, metricsRoute } from '../monitoring/metrics.ts';
import { createReadinessBoard, type ReadinessBoard } from '../monitoring/readiness.ts';
import { injectFromNetwork } from './inject-from-network.ts';

/** A stream that is durable immediately. */
export interface MemoryStream extends EventStream {
  rowsOf<T extends EventTable>(table: T): EventTables[T][];
  /** Makes the next appends fail. */
  failWith(error: Error | null): void;
}

export function createMemoryStream(): MemoryStream {
  const rows: EventRow[] = [];
  let failure: Error | null = null;
  return {
    append: async (more) => {
      if (failure) throw failure;
      rows.push(...more);
    },
    onAppended: () => () => {},
    settle: async () => {},
    depth: () => 0,
    backlog: async () => ({ events: 0, bytes: 0, lagS: 0 }),
    close: async () => {},
    rowsOf: <T extends EventTable>(table: T) =>
      rows.filter((entry) => entry.table === table).map((entry) => entry.row) as EventTables[T][], // cast: filtered by table
    failWith: (error) => {
      failure = error;
    },
  };
}

export interface TestServer {
  app: FastifyInstance;
  /** As `injectFromNetwork`. */
  inject(request: InjectOptions | string): Promise<Response>;
  stream: MemoryStream;
  readiness: ReadinessBoard;
  config: Config;
}

/** The collector and the common parts of every server. @param environment variables that override the defaults */
export async function createTestServer(
  environment: Record<string, string> = {},
  room: Pick<DiskRoom, 'isLow'> = { isLow: () => false },
): Promise<TestServer> {
  const config = readConfig({ LOG_LEVEL: 'silent', REPORT_SUITES: '*', ...environment }, '/');
  const log = pino({ level: config.logLevel });
  const app = createApp({
    log,
    trustedProxies: config.trustedProxies,
    publicOrigin: config.publicOrigin,
  });
  const metrics = createMetrics();
  const readiness = createReadinessBoard();
  const stream = createMemoryStream();
  await app.register(healthRoutes, { readiness });
  metricsRoute(app, metrics);
  const settingsOf = fixedSettings({ [config.organisationId]: {} });
  registerCollectRole(app, { config, stream: streamWithFloor(stream, room), metrics, settingsOf });
  await app.ready();
  return {
    app,
    inject: (request) => injectFromNetwork(app, request),
    stream,
    readiness,
    config,
  };
}
