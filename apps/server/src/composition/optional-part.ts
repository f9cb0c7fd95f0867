/** An unavailable part (not built, no data) must not prevent the others from working. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ReadinessBoard } from '../http/monitoring/readiness.ts';

export interface PartBoard {
  readiness: ReadinessBoard;
  log: FastifyBaseLogger;
}

/**
 * Sets a part up in its own scope. On an exception `/readyz` names the part and the reason, `main.ts` prints it after
 * start, and the other parts run. Returns whether it was set up.
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
