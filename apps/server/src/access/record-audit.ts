/** The audit log of staff actions. */
import type { AuditedAction } from '@sintonia/contracts';
import { shortAddress } from '../http/addresses/shorten-address.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { auditLog } from '../stores/operational/tables/audit-table.ts';

interface AuditEntry {
  action: AuditedAction;
  /** E-mail; `command` for a command on the server; '' for the server itself or an unknown actor. */
  by: string;
  /** The object or person that the action changed. */
  subject: string;
  /** IP address, stored shortened (S-06); empty for actions of the server itself. */
  address: string;
  detail?: Readonly<Record<string, string>>;
}

export async function recordAudit(
  database: Pick<OperationalDatabase, 'insert'>,
  { by, address, ...entry }: AuditEntry,
): Promise<void> {
  await database.insert(auditLog).values({ ...entry, actor: by, address: shortAddress(address) });
}
