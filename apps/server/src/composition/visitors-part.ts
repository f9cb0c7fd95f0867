/** Visitors' accounts and participation: visitor data for the website, and their `/api` routes. */
import { fileURLToPath } from 'node:url';
import type { Participation, ParticipationReader, PersonalService } from '@sintonia/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordAudit } from '../access/record-audit.ts';
import { keyFor } from '../accounts/account-secret.ts';
import { createVisitorAccounts, type VisitorAccounts } from '../accounts/visitors/visitor-accounts.ts';
import { createVisitorLibrary } from '../accounts/visitors/visitor-library.ts';
import { createVisitorListStore, type VisitorListStore } from '../accounts/visitors/visitor-list-store.ts';
import { visitorRoutes } from '../accounts/visitors/visitor-routes.ts';
import type { Config } from '../config/config.ts';
import { openMailer } from '../mail/open-mailer.ts';
import { everOpen } from '../participation/ever-open.ts';
import { participationRoutes } from '../participation/participation-routes.ts';
import { createParticipation } from '../participation/participation-service.ts';
import { readParticipation } from '../participation/read-participation.ts';
import { auditSubject } from '../privacy/audit-subject.ts';
import { createConsentProofs } from '../privacy/consent-proofs.ts';
import { eraseTwice } from '../privacy/erase-twice.ts';
import { eraseVisitor, erasureDetail } from '../privacy/erase-visitor.ts';
import { exportVisitor } from '../privacy/export-visitor.ts';
import type { WebRoleOptions } from './web-role.ts';

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

async function openAccounts(
  options: WebRoleOptions,
  broadcaster: string,
  shelves: VisitorListStore,
): Promise<VisitorAccounts> {
  const { config, database, events, stream, log } = options;
  const secret = await keyFor(config, 'accounts/visitors-secret');
  const library = createVisitorLibrary({
    database,
    secret,
    publicOrigin: config.publicOrigin,
    mustConfirm: config.mustConfirmAccounts,
    mailer: openMailer(config, log),
    broadcaster,
    log,
  });
  return createVisitorAccounts({
    library,
    database,
    shelves,
    organisationId: config.organisationId,
    broadcaster,
    secret,
    measured: (measuredId) => exportVisitor({ events, stream, proofs: createConsentProofs(database) }, measuredId),
    eraseMeasured: (measuredId) =>
      eraseTwice(
        async (isAgain) => {
          const erasure = await eraseVisitor({ events, stream }, measuredId);
          if (isAgain && Object.values(erasure.erased).every((count) => count === 0)) return;
          await recordAudit(database, {
            action: 'privacy.erased',
            by: '',
            subject: auditSubject(measuredId),
            address: '',
            detail: erasureDetail(erasure),
          });
        },
        (error) => log.error({ part: 'privacy', err: error }, 'events that arrived after an erasure were not erased'),
      ),
  });
}
