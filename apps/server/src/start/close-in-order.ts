/** Closes opened resources in reverse order, each with a share of the time limit. */
import type { FastifyBaseLogger } from 'fastify';

/** Total time limit, milliseconds. Process supervisors may kill the server afterwards. */
export const CLOSE_WITHIN_MS = 10_000;
const MAX_STEP_MS = 4000;

export interface Closer {
  /** Registers an opened resource; the last one is closed first. */
  add(what: string, close: () => Promise<unknown>): void;
  /** Never rejects; failures and timeouts are logged and skipped. */
  closeAll(): Promise<void>;
}

export function createCloser(log: Pick<FastifyBaseLogger, 'error'>, longestStepMs = MAX_STEP_MS): Closer {
  const open: { what: string; close: () => Promise<unknown> }[] = [];
  let closing: Promise<void> | null = null;
  const closeAll = async () => {
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      const { what, close } = last;
      const { promise, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(new Error(`not closed within ${longestStepMs} ms`)), longestStepMs);
      await Promise.race([close(), promise]).catch((err: unknown) => log.error({ err }, `${what} was not closed`));
      clearTimeout(timer);
    }
  };
  return {
    add: (what, close) => void open.push({ what, close }),
    closeAll: () => (closing ??= closeAll()),
  };
}
