/**
 * The demo's simulated audience, only if one process has all roles: otherwise it is undefined which process loads it.
 */
import { HOLDOUT_VARIANT } from '@sintonia/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { createDemoPromises } from '../advertising/records/demo-promises.ts';
import { Role } from '../config/variable-rules.ts';
import { createDemoHistory, type DemoHistory } from '../demo-history/demo-history.ts';
import type { Personalisation } from '../personalisation/start-personalisation.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { createReceiveHistory } from './receive-history.ts';
import type { ServerParts } from './roles.ts';

export interface DemoHistoryPartOptions extends Pick<ServerParts, 'config' | 'events' | 'stream'> {
  database: OperationalDatabase;
  personalisation: Personalisation | null;
  log: FastifyBaseLogger;
}

/** Report suite of the demonstration, separate from the site's. */
const demoSuiteOf = (reportSuite: string): string => `${reportSuite}-demo`;

export function openDemoHistory({
  config,
  database,
  personalisation,
  events,
  stream,
  log,
}: DemoHistoryPartOptions): DemoHistory | null {
  const { demoHistoryDays: days, dataDir, reportSuite, organisationId, publicOrigin, port, roles } = config;
  const isWhole = Role.options.every((role) => roles.includes(role));
  if (days === 0 || !isWhole || config.natsServers !== null || config.clickhouseUrl !== null) return null;
  const suite = demoSuiteOf(reportSuite);
  const promises = createDemoPromises(database, (err) =>
    log.warn({ part: 'demo', err }, 'advertising promises could not be written; retrying with the next ones'),
  );
  return createDemoHistory({
    dataDir,
    suite,
    receive: createReceiveHistory(stream, suite, promises.count),
    removePromises: promises.remove,
    days,
    organisationId,
    origin: publicOrigin ?? `http://localhost:${port}`,
    activities: () => runningTests(personalisation),
    events,
    stream,
    log,
    nowMs: Date.now,
  });
}

/** Running activities on story pages, whose variants the audience sees. */
const runningTests = (personalisation: Personalisation | null) =>
  (personalisation?.registry.all() ?? [])
    .filter(({ kind, state }) => kind === 'test' && state === 'live')
    .flatMap(({ id, place, variants, holdout }) =>
      place.paths
        .filter((path) => path.startsWith('/noticia/'))
        .map((path) => ({ id, path, variants: sharesOf(variants, holdout) })),
    );

/** Weights and holdout are in units of 1/10,000 of the visitors. Held-out visitors see the unchanged page. */
const WHOLE = 10_000;

function sharesOf(variants: readonly { key: string; weight: number }[], holdout: number) {
  const rest = (WHOLE - holdout) / WHOLE;
  const shares = variants.map(({ key, weight }) => ({ key, weight: weight * rest }));
  return holdout > 0 ? [...shares, { key: HOLDOUT_VARIANT, weight: holdout }] : shares;
}
