/** Audit log for the studio (R-08, B-02). */
import { z } from 'zod';

export const AuditedAction = z.enum([
  'accounts.signedIn',
  'accounts.signInRefused',
  'accounts.signedOut',
  'accounts.created',
  'accounts.invited',
  'accounts.invitationWithdrawn',
  'accounts.joined',
  'accounts.linkMade',
  'accounts.passwordForgotten',
  'accounts.passwordSet',
  'accounts.roleChanged',
  'accounts.disabled',
  'accounts.enabled',
  'accounts.sessionsEnded',
  'accounts.totpAdded',
  'accounts.totpRemoved',
  'accounts.recoveryCodesMade',
  'accounts.passkeyAdded',
  'accounts.passkeyRemoved',
  'alerts.added',
  'alerts.changed',
  'alerts.removed',
  'alerts.mailed',
  'alerts.mailFailed',
  'annotations.added',
  'annotations.removed',
  'audit.exported',
  'activities.changed',
  'catalogue.imported',
  'events.exported',
  'events.replayed',
  'demo.removed',
  'parallelRun.figures',
  'privacy.erasureStarted',
  'privacy.erasureFailed',
  'privacy.erased',
  'privacy.exported',
  'privacy.proofsRead',
  'privacy.visitorOpened',
  'views.saved',
  'views.changed',
  'views.removed',
  'views.mailed',
  'views.mailFailed',
  'views.mailingAdded',
  'views.mailingRemoved',
  'tokens.created',
  'tokens.revoked',
  'tag.published',
  'tag.promoted',
  'tag.rolledBack',
]);
export type AuditedAction = z.infer<typeof AuditedAction>;

export const AuditEntry = z.object({
  id: z.number(),
  at: z.string(),
  /** E-mail; `command` for a command on the server; '' for the server itself or an unknown person. */
  actor: z.string(),
  /** An `AuditedAction`, possibly of an older or newer server. */
  action: z.string(),
  /** Object or person of the action. */
  subject: z.string(),
  /** Shortened IP address; '' for actions of the server. */
  address: z.string(),
  detail: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** Query of `GET /api/audit` and `GET /api/audit.csv`. */
export const AuditQuery = z.object({
  /** E-mail, or a part of it: of the actor or of the subject. */
  person: z.string().trim().max(254).default(''),
  action: AuditedAction.optional(),
  from: instant.optional(),
  /** Exclusive. */
  to: instant.optional(),
  /** Substring of subject, address or detail. */
  text: z.string().trim().max(100).default(''),
  /** Entries older than the one with this id. */
  before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

/** `GET /api/audit`: newest first; `next` is the `before` of the following page, null on the last. */
export const AuditPage = z.object({ entries: z.array(AuditEntry), next: z.number().nullable() });
export type AuditPage = z.infer<typeof AuditPage>;
