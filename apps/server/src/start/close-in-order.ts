/** Closes what was opened, last first, each given up after its share of the time. */
import type { FastifyBaseLogger } from 'fastify';

/** The whole of it. Whoever runs the server may kill it after this. */
export const CLOSE_WITHIN_MS = 10_000;
const LONGEST_STEP_MS = 4000;

export interface Closer {
  /** To be called when something was opened; what was opened last is closed first. */
  add(what: string, close: () => Promise<unknown>): void;
  /** Never rejects; what fails or takes too long is logged and left. */
  closeAll(): Promise<void>;
}

export function createCloser(log: Pick<FastifyBaseLogger, 'error'>, longestStepMs = LONGEST_STEP_MS): Closer {
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
