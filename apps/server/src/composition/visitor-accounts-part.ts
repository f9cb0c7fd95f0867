import { recordAudit } from '../access/record-audit.ts';
import { keyFor } from '../accounts/account-secret.ts';
import { createVisitorAccounts, type VisitorAccounts } from '../accounts/visitors/visitor-accounts.ts';
import { createVisitorLibrary } from '../accounts/visitors/visitor-library.ts';
import type { VisitorListStore } from '../accounts/visitors/visitor-list-store.ts';
import { openMailer } from '../mail/open-mailer.ts';
import { auditSubject } from '../privacy/audit-subject.ts';
import { createConsentProofs } from '../privacy/consent-proofs.ts';
import { eraseTwice } from '../privacy/erase-twice.ts';
import { eraseVisitor, erasureDetail } from '../privacy/erase-visitor.ts';
import { exportVisitor } from '../privacy/export-visitor.ts';
import type { WebRoleOptions } from './web-role-options.ts';

export async function openAccounts(
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
