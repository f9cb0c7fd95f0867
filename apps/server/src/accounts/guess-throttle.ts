/**
 * Limits password guesses: per account, from any address, and per network, at any account (NIST SP 800-63B § 5.2.2).
 * The first wrong guesses are free; each further one doubles the wait. Counts are in the operational store, so they
 * survive a restart and are shared by all processes.
 */

import { createHmac } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@sintonia/contracts';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { shortAddress } from '../http/addresses/shorten-address.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { passwordGuess } from '../stores/operational/tables/guess-tables.ts';

const FREE_GUESSES_OF_ACCOUNT = 5;
const FIRST_WAIT_S = 30;
const MAX_WAIT_S = 15 * 60;
/** Upper bound of doublings, to keep the exponent small; the longest wait is reached well before. */
const MAX_DOUBLINGS = 10;
/** Lifetime of a count: from the last guess at an account, from the first guess from a network. */
const LIFETIME_MS = DAY_MS;
const CLEAN_EVERY_MS = HOUR_MS;

export interface SignInThrottle {
  /**
   * Counts a guess before the password is checked, so concurrent guesses are each counted. Returns 0 when the check may
   * go on, else the seconds to wait.
   *
   * @param subject account or device that the guess is for
   * @param address client address; null: the network is not counted
   */
  consume(subject: string, address: string | null, nowMs: number): Promise<number>;
  /** After a correct password: deletes the account's count and gives the guess back to the network. */
  clear(subject: string, address: string | null): Promise<void>;
}

export interface GuessSettings {
  database: OperationalDatabase;
  /** HMAC key for the stored hashes of accounts and networks; the same in every process. */
  secret: string;
  /** Separates the counts of different purposes. */
  purpose: 'staff' | 'visitors' | 'forgotten';
  /** Free wrong guesses per network (/24, /48) and day. */
  freeGuessesOfNetwork: number;
}

interface Limit {
  free: number;
  /** Whether each guess extends the lifetime of the count. */
  isProlonged: boolean;
}

export function createSignInThrottle({
  database,
  secret,
  purpose,
  freeGuessesOfNetwork,
}: GuessSettings): SignInThrottle {
  let nextCleanMs = 0;
  const keyOf = (kind: 'subject' | 'network', of: string): string =>
    createHmac('sha256', secret).update(`${purpose} ${kind} ${of}`).digest('base64url');

  /** A single statement, so that concurrent guesses in several processes are each counted. */
  const count = async (key: string, { free, isProlonged }: Limit, nowMs: number): Promise<number> => {
    const now = new Date(nowMs);
    const expiresAt = new Date(nowMs + LIFETIME_MS);
    const isOld = lte(passwordGuess.expiresAt, now);
    const wrong = sql`case when ${isOld} then 1 else ${passwordGuess.wrong} + 1 end`;
    const waitS = sql`case when ${wrong} < ${free}::int then 0 else least(${FIRST_WAIT_S}::int * power(2, least(${wrong} - ${free}::int, ${MAX_DOUBLINGS}::int)), ${MAX_WAIT_S}::int) end`;
    const [counted] = await database
      .insert(passwordGuess)
      .values({ key, wrong: 1, openAt: now, expiresAt })
      .onConflictDoUpdate({
        target: passwordGuess.key,
        set: {
          wrong,
          openAt: sql`${now.toISOString()}::timestamptz + (${waitS}) * interval '1 second'`,
          expiresAt: isProlonged
            ? expiresAt
            : sql`case when ${isOld} then excluded.expires_at else ${passwordGuess.expiresAt} end`,
        },
        setWhere: sql`${lte(passwordGuess.openAt, now)} or ${isOld}`,
      })
      .returning({ wrong: passwordGuess.wrong });
    if (counted) return 0;
    const [waiting] = await database
      .select({ openAt: passwordGuess.openAt })
      .from(passwordGuess)
      .where(eq(passwordGuess.key, key));
    return Math.max(1, Math.ceil(((waiting?.openAt.getTime() ?? nowMs) - nowMs) / 1000));
  };

  const clean = async (nowMs: number) => {
    if (nowMs < nextCleanMs) return;
    nextCleanMs = nowMs + CLEAN_EVERY_MS;
    await database.delete(passwordGuess).where(lt(passwordGuess.expiresAt, new Date(nowMs)));
  };

  return {
    consume: async (subject, address, nowMs) => {
      await clean(nowMs);
      const network = address === null ? '' : shortAddress(address);
      const waitS =
        network === ''
          ? 0
          : await count(keyOf('network', network), { free: freeGuessesOfNetwork, isProlonged: false }, nowMs);
      return waitS > 0
        ? waitS
        : count(keyOf('subject', subject), { free: FREE_GUESSES_OF_ACCOUNT, isProlonged: true }, nowMs);
    },
    clear: async (subject, address) => {
      await database.delete(passwordGuess).where(eq(passwordGuess.key, keyOf('subject', subject)));
      const network = address === null ? '' : shortAddress(address);
      if (network === '') return;
      await database
        .update(passwordGuess)
        .set({ wrong: sql`${passwordGuess.wrong} - 1` })
        .where(and(eq(passwordGuess.key, keyOf('network', network)), gt(passwordGuess.wrong, 0)));
    },
  };
}
