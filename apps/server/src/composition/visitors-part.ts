/** Visitors' accounts and participation: visitor data for the website, and their `/api` routes. */
import { fileURLToPath } from 'node:url';
import type { Participation, ParticipationReader, PersonalService } from '@sintonia/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createVisitorListStore } from '../accounts/visitors/visitor-list-store.ts';
import { visitorRoutes } from '../accounts/visitors/visitor-routes.ts';
import type { Config } from '../config/config.ts';
import { everOpen } from '../participation/ever-open.ts';
import { participationRoutes } from '../participation/participation-routes.ts';
import { createParticipation } from '../participation/participation-service.ts';
import { readParticipation } from '../participation/read-participation.ts';
import { openAccounts } from './visitor-accounts-part.ts';
import type { WebRoleOptions } from './web-role-options.ts';

const DEMO_PARTICIPATION = fileURLToPath(new URL('../../../../demo/participation/participation.json', import.meta.url));

export interface Personal {
  participation: ParticipationReader;
  personalService(request: FastifyRequest, origin: string): PersonalService;
}

/** @param broadcaster name of the broadcaster, in mails */
export async function openPersonal(
  app: FastifyInstance,
  options: WebRoleOptions,
  broadcaster: string,
): Promise<Personal> {
  const { config, database } = options;
  const { publicOrigin } = config;
  const shelves = createVisitorListStore(database, Date.now);
  const accounts = await openAccounts(options, broadcaster, shelves);
  const services = createParticipation(await definedParticipation(config), database, Date.now);
  const accountOf = async (cookie: string) => (await accounts.visitorOf(cookie))?.id ?? null;

  await app.register(visitorRoutes, { accounts, shelves, publicOrigin });
  await app.register(participationRoutes, { services, accountOf, publicOrigin });
  return {
    participation: services.reader,
    personalService: (request, origin) => {
      const caller = { cookie: request.headers.cookie ?? '', address: request.ip, origin };
      return {
        account: accounts.service(caller),
        participation: services.service({ ...caller, account: () => accountOf(caller.cookie) }),
      };
    },
  };
}

async function definedParticipation({ participationFile, demo }: Config): Promise<Participation[]> {
  if (participationFile !== null) return readParticipation(participationFile);
  return demo ? everOpen(await readParticipation(DEMO_PARTICIPATION), new Date()) : [];
}
