/** What staff did, kept for who must answer for it. */
import { shortAddress } from '../collection/shorten-address.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { auditLog } from '../stores/operational/tables/audit-table.ts';

type AuditedAction =
  | 'accounts.signedIn'
  | 'accounts.signInRefused'
  | 'accounts.created'
  | 'activities.changed'
  | 'catalogue.imported'
  | 'events.replayed'
  | 'parallelRun.figures'
  | 'privacy.erased'
  | 'privacy.exported'
  | 'privacy.proofsRead'
  | 'tag.published'
  | 'tag.promoted'
  | 'tag.rolledBack';

interface AuditEntry {
  action: AuditedAction;
  /** Null when it is not known who. */
  userId: string | null;
  /** What or whom it was done to. */
  subject: string;
  /** IP address, kept shortened (S-06); empty for what the server did by itself. */
  address: string;
  detail?: Readonly<Record<string, string>>;
}

export async function recordAudit(database: OperationalDatabase, entry: AuditEntry): Promise<void> {
  await database.insert(auditLog).values({ ...entry, address: shortAddress(entry.address) });
}
