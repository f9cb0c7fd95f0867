/** Pages of the audit log, newest first; the id of the last entry is the cursor of the next page. */
import type { AuditEntry, AuditPage, AuditQuery } from '@sintonia/contracts';
import { and, desc, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { auditLog } from '../../stores/operational/tables/audit-table.ts';

export async function readAudit(
  database: Pick<OperationalDatabase, 'select'>,
  query: AuditQuery,
  pageSize: number,
): Promise<AuditPage> {
  const rows = await database
    .select()
    .from(auditLog)
    .where(and(...conditions(query)))
    .orderBy(desc(auditLog.id))
    .limit(pageSize + 1);
  const entries = rows.slice(0, pageSize).map(({ at, ...entry }): AuditEntry => ({ ...entry, at: at.toISOString() }));
  return { entries, next: rows.length > pageSize ? (entries.at(-1)?.id ?? null) : null };
}

function conditions({ person, action, from, to, text, before }: AuditQuery): (SQL | undefined)[] {
  return [
    person
      ? or(ilike(auditLog.actor, containsPattern(person)), ilike(auditLog.subject, containsPattern(person)))
      : undefined,
    action && eq(auditLog.action, action),
    from && gte(auditLog.at, from),
    to && lt(auditLog.at, to),
    text
      ? or(
          ilike(auditLog.subject, containsPattern(text)),
          ilike(auditLog.actor, containsPattern(text)),
          ilike(auditLog.address, containsPattern(text)),
          ilike(sql`${auditLog.detail}::text`, containsPattern(text)),
        )
      : undefined,
    before === undefined ? undefined : lt(auditLog.id, before),
  ];
}

/** Escapes `%`, `_` and `\` so that LIKE matches the text literally. */
const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
