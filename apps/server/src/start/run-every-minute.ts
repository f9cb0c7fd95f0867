import { MINUTE_MS } from '@sintonia/contracts';
import type { FastifyInstance } from 'fastify';

/** Runs a task each minute while the server is up, never twice at once; closing waits for the running one. */
export function runEveryMinute(app: FastifyInstance, task: (isStopping: () => boolean) => Promise<unknown>): void {
  let isStopping = false;
  let running: Promise<unknown> | null = null;
  const run = () => {
    running ??= task(() => isStopping)
      .catch((error: unknown) => app.log.warn({ err: error }, 'a task of every minute failed'))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(run, MINUTE_MS).unref();
  app.addHook('onClose', async () => {
    isStopping = true;
    clearInterval(timer);
    await running;
  });
}
