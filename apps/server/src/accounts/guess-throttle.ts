/**
 * How often one account's password may be guessed, wherever the guesses come from (NIST SP 800-63B § 5.2.2). The first
 * wrong ones are free; after them each doubles the wait. Counted in this process, and forgotten after a day.
 */
import { remember } from '../remember.ts';

const FREE_GUESSES = 5;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 15 * 60_000;
const FORGOTTEN_AFTER_MS = 24 * 3_600_000;
/** Accounts that are remembered at once; the one that was guessed at longest ago goes first. */
const ACCOUNTS = 20_000;

export interface GuessThrottle {
  /**
   * Counts a guess, before it is looked at: guesses that arrive together count each. 0 when it may be looked at, else in
   * how many seconds the next may come.
   */
  take(account: string, nowMs: number): number;
  /** The guess was right. */
  clear(account: string): void;
}

export function createGuessThrottle(): GuessThrottle {
  const guesses = new Map<string, { wrong: number; lastMs: number }>();
  return {
    take: (account, nowMs) => {
      const known = guesses.get(account);
      const { wrong, lastMs } =
        known && nowMs - known.lastMs < FORGOTTEN_AFTER_MS ? known : { wrong: 0, lastMs: nowMs };
      const waitMs = lastMs + waitAfter(wrong) - nowMs;
      if (waitMs > 0) return Math.ceil(waitMs / 1000);
      remember(guesses, account, { wrong: wrong + 1, lastMs: nowMs }, ACCOUNTS);
      return 0;
    },
    clear: (account) => void guesses.delete(account),
  };
}

const waitAfter = (wrong: number): number =>
  wrong < FREE_GUESSES ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (wrong - FREE_GUESSES), LONGEST_WAIT_MS);
