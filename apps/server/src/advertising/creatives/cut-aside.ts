/** Cuts a movie on a worker thread, which is terminated when it takes too much time or memory. */
import { Worker } from 'node:worker_threads';
import { type CreativeProblem, failed, type Result } from '@sintonia/contracts';
import type { CutMovie } from './cut-movie.ts';
import type { CutOrder } from './cut-movie-worker.ts';

/** One minute of video takes well below a second. */
const TIMEOUT_MS = 20_000;
const MEMORY_MB = 128;

/** Never rejects. */
export function cutAside(order: CutOrder, timeoutMs = TIMEOUT_MS): Promise<Result<CutMovie, CreativeProblem>> {
  const { promise, resolve } = Promise.withResolvers<Result<CutMovie, CreativeProblem>>();
  const worker = new Worker(new URL('./cut-movie-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    // Hides the server's environment variables from the worker.
    env: {},
    execArgv: [],
  });
  const terminate = setTimeout(() => resolve(failed('tooMuchWork')), timeoutMs);
  worker.once('message', resolve);
  worker.once('error', (error: NodeJS.ErrnoException) =>
    resolve(failed(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooMuchWork' : 'internal')),
  );
  worker.once('exit', () => resolve(failed('internal')));
  return promise.finally(() => {
    clearTimeout(terminate);
    return worker.terminate().then(() => undefined);
  });
}
