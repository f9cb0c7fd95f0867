/** Role `studio`: what staff see, and their sign-in. */
import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts/account-routes.ts';
import { createRequireStaff } from './accounts/require-staff.ts';
import type { StaffAccounts } from './accounts/staff-accounts.ts';
import { realtimeRoutes } from './realtime/realtime-routes.ts';
import { reportRoutes } from './reports/report-routes.ts';
import { needsPart, type ServerParts } from './roles.ts';
import type { OperationalDatabase } from './stores/operational/operational-store.ts';

export interface StudioRoleOptions extends Pick<ServerParts, 'config' | 'events' | 'stream'> {
  accounts: StaffAccounts;
  database: OperationalDatabase;
}

export function registerStudioRole(app: FastifyInstance, options: StudioRoleOptions): void {
  const { config, accounts, database, events, stream } = options;
  const requireStaff = createRequireStaff(accounts);
  if (needsPart(config.roles, 'accounts')) {
    void app.register(accountRoutes, { accounts, database, publicOrigin: config.publicOrigin });
  }
  if (needsPart(config.roles, 'reports')) void app.register(reportRoutes, { events, requireStaff });
  if (needsPart(config.roles, 'realtime')) {
    void app.register(realtimeRoutes, { stream, events, requireStaff, nowMs: Date.now });
  }
}
