/** The audit log as CSV (RFC 4180), one line per entry. */
import { type AuditEntry, withoutFormulas } from '@sintonia/contracts';

export const AUDIT_CSV_HEAD = 'at,actor,action,subject,address,detail\r\n';

export const auditCsvLine = ({ at, actor, action, subject, address, detail }: AuditEntry): string =>
  `${[at, actor, action, subject, address, detailText(detail)].map(cell).join(',')}\r\n`;

const detailText = (detail: AuditEntry['detail']): string =>
  Object.entries(detail)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

const cell = (text: string): string => `"${withoutFormulas(text).replaceAll('"', '""')}"`;
