/** Proofs of consent: stored on arrival, found by visitor id, counted by day (C-06, R-07). */
import type { ConsentDay, ConsentProof, StoredProof } from '@sintonia/contracts';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { consentProof } from '../stores/operational/tables/consent-table.ts';
import { auditSubject } from './audit-subject.ts';

export interface ConsentProofs {
  /** Stores a proof; one whose key is already stored is the same proof. */
  store(proof: ConsentProof, at: Date): Promise<void>;
  /** Oldest first. */
  of(visitorId: string): Promise<StoredProof[]>;
  /** @param timeZone zone of the calendar days */
  days(from: Date, to: Date, timeZone: string): Promise<ConsentDay[]>;
}

export function createConsentProofs(database: OperationalDatabase): ConsentProofs {
  return {
    store: async ({ visitor, ...output }, at) => {
      await database
        .insert(consentProof)
        .values({ ...output, at, subject: visitor && auditSubject(visitor) })
        .onConflictDoNothing({ target: consentProof.key });
    },
    of: async (visitorId) => {
      const rows = await database
        .select()
        .from(consentProof)
        .where(eq(consentProof.subject, auditSubject(visitorId)))
        .orderBy(asc(consentProof.id));
      return rows.map(({ at, choice, previous, asked, words, rules }) => ({
        at: at.toISOString(),
        choice,
        previous,
        asked,
        words,
        rules,
      }));
    },
    days: async (from, to, timeZone) => {
      const day = sql<string>`to_char(${consentProof.at} at time zone ${timeZone}, 'YYYY-MM-DD')`;
      return database
        .select({
          day,
          choice: consentProof.choice,
          asked: consentProof.asked,
          first: sql<number>`cast(count(*) filter (where ${consentProof.previous} is null) as integer)`,
          changed: sql<number>`cast(count(${consentProof.previous}) as integer)`,
        })
        .from(consentProof)
        .where(and(gte(consentProof.at, from), lt(consentProof.at, to)))
        .groupBy(sql`1, 2, 3`) // by position: to the database, two bindings of one value are different expressions
        .orderBy(sql`1, 2, 3`);
    },
  };
}
