/**
 * Sessions whose cookie the account library has verified. A later request with the same cookies reads the session's row
 * and its person's, and nothing else: the library takes more than twice as long.
 */
import { eq } from 'drizzle-orm';
import { createGenerations } from '../../memory/generations.ts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { staffSession, staffUser } from '../../stores/operational/tables/account-tables.ts';

/** Number of cookies that are remembered at least; each is up to some kilobytes. */
const REMEMBERED = 500;

export interface KnownSessions {
  /** The cookies belong to the session with this token. */
  remember(cookies: string, token: string, nowMs: number): void;
  /** The session as it is now; null where the library must be asked: it is unknown, has ended or must be extended. */
  find(cookies: string, nowMs: number): Promise<FoundSession | null>;
}

export type FoundSession = Awaited<ReturnType<typeof read>>[number];

const read = (database: OperationalDatabase, token: string) =>
  database
    .select({
      user: {
        id: staffUser.id,
        name: staffUser.name,
        email: staffUser.email,
        role: staffUser.role,
        status: staffUser.status,
        language: staffUser.language,
        twoFactorEnabled: staffUser.twoFactorEnabled,
      },
      session: { id: staffSession.id, isStrong: staffSession.isStrong, expiresAt: staffSession.expiresAt },
    })
    .from(staffSession)
    .innerJoin(staffUser, eq(staffUser.id, staffSession.userId))
    .where(eq(staffSession.token, token));

/** @param extendedBelowMs remaining lifetime below which the library extends a session, in ms */
export function createKnownSessions(database: OperationalDatabase, extendedBelowMs: number): KnownSessions {
  const tokens = createGenerations<string>(REMEMBERED);
  return {
    remember(cookies, token, nowMs) {
      tokens.age(nowMs);
      tokens.add(cookies, token);
    },
    async find(cookies, nowMs) {
      const token = tokens.renew(cookies);
      if (token === undefined) return null;
      const [found] = await read(database, token);
      return found && found.session.expiresAt.getTime() - nowMs > extendedBelowMs ? found : null;
    },
  };
}
