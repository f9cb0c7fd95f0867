import type { FastifyBaseLogger } from 'fastify';
import type { ImportNotifier } from '../catalogue/imports/watch-imports.ts';
import type { DemoHistory } from '../demo-history/demo-history.ts';
import type { Personalisation } from '../personalisation/start-personalisation.ts';
import type { FollowDatabase } from '../stores/operational/follow-database.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import type { ServerParts } from './roles.ts';

export interface WebRoleOptions extends Pick<ServerParts, 'config' | 'events' | 'stream' | 'readiness' | 'metrics'> {
  database: OperationalDatabase;
  follow: FollowDatabase;
  personalisation: Personalisation | null;
  importNotifier: ImportNotifier;
  demoHistory?: Pick<DemoHistory, 'suite'> | null;
  log: FastifyBaseLogger;
  /** Called with a function that returns the site's name, once the catalogue is loaded. */
  onNamed?: (name: () => string) => void;
}
