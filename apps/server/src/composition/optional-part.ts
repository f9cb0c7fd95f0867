/** A part that cannot be had (not built, nothing to show) must not keep the others from working. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ReadinessBoard } from '../http/readiness.ts';

export interface PartBoard {
  readiness: ReadinessBoard;
  log: FastifyBaseLogger;
}

/**
 * Sets a part up in a scope of its own. When that throws, `/readyz` names the part with the reason, `main.ts` says it
 * when it has started, and everything else goes on. Gives whether it was set up.
 */
export async function registerPart(
  app: FastifyInstance,
  part: string,
  { readiness, log }: PartBoard,
  setUp: (scope: FastifyInstance) => Promise<void>,
): Promise<() => boolean> {
  let lack: string | null = 'is being set up';
  readiness.add({ part, missing: async () => lack });
  await app.register(async (scope) => {
    try {
      await setUp(scope);
      lack = null;
    } catch (error) {
      lack = error instanceof Error ? error.message : String(error);
      log.debug({ part, err: error }, `${part} is missing`);
    }
  });
  return () => lack === null;
}
