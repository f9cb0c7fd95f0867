/**
 * Erasures of visitors as the audit log has them. The log is the only record: a certificate contains no more of
 * the visitor than the log's pseudonym.
 */
import { type ErasureCertificate, hasErased, MINUTE_MS, type VisitorErasures } from '@sintonia/contracts';
import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { auditLog } from '../stores/operational/tables/audit-table.ts';

export interface Erasures {
  /** Newest first. */
  latest(): Promise<ErasureCertificate[]>;
  /** @param id of the row in the audit log; null for a row of anything else */
  one(id: number): Promise<ErasureCertificate | null>;
  /** The last one of a visitor, whatever it found. @param subject pseudonym in the audit log */
  last(subject: string): Promise<ErasureCertificate | null>;
  of(subject: string, now: Date): Promise<VisitorErasures>;
}

/** Certificates in the list. */
const LATEST = 50;

/** An erasure takes seconds, on a busy machine minutes. One without an end for longer stopped with its server. */
const LONGEST_MS = 10 * MINUTE_MS;

const STATES = ['privacy.erasureStarted', 'privacy.erasureFailed', 'privacy.erased'];

type AuditRow = typeof auditLog.$inferSelect;

export function createErasures(database: Pick<OperationalDatabase, 'select'>): Erasures {
  const erased = eq(auditLog.action, 'privacy.erased');
  const certificates = async (condition: Parameters<typeof and>[0], most: number) => {
    const found = database.select().from(auditLog).where(and(erased, condition));
    return (await found.orderBy(desc(auditLog.id)).limit(most)).map(certificateOf);
  };
  const ofSubject = (subject: string, most: number) => certificates(eq(auditLog.subject, subject), most);
  return {
    latest: () => certificates(undefined, LATEST),
    one: async (id) => (await certificates(eq(auditLog.id, id), 1))[0] ?? null,
    last: async (subject) => (await ofSubject(subject, 1))[0] ?? null,
    of: async (subject, now) => {
      const recent = gte(auditLog.at, new Date(now.getTime() - LONGEST_MS));
      const [state] = await database
        .select()
        .from(auditLog)
        .where(and(inArray(auditLog.action, STATES), eq(auditLog.subject, subject), recent))
        .orderBy(desc(auditLog.id))
        .limit(1);
      const all = await ofSubject(subject, LATEST);
      return {
        runningSince: state?.action === 'privacy.erasureStarted' ? state.at.toISOString() : null,
        certificate: all.find(hasErased) ?? all[0] ?? null,
      };
    },
  };
}

function certificateOf({ id, at, actor, subject, detail }: AuditRow): ErasureCertificate {
  const count = (name: string) => Number(detail[name] ?? 0);
  return {
    id,
    at: at.toISOString(),
    by: actor,
    subject,
    erased: { hits: count('hits'), playback: count('playback'), rejected: count('rejected') },
    sessions: count('sessions'),
    remaining: count('remaining'),
  };
}
