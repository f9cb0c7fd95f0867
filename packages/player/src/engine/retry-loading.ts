import type { ErrorData, default as Hls, HlsConfig } from 'hls.js';
import type { MediaEngineOptions } from './media-engine.ts';
import { type Interruption, recoveryDeadlineMs } from './recovery-deadline.ts';

/** hls.js asks again as often before it tries another rendition, or says that it has failed. */
const errorRetry = { maxNumRetry: 3, retryDelayMs: 500, maxRetryDelayMs: 2000 };

const loadedWithin = (maxTimeToFirstByteMs: number, maxLoadTimeMs: number) => ({
  default: { maxTimeToFirstByteMs, maxLoadTimeMs, timeoutRetry: { ...errorRetry, retryDelayMs: 0 }, errorRetry },
});

/** Configuration of hls.js: a request that fails is repeated soon, for somebody may be waiting. */
export const TRIES: Partial<HlsConfig> = {
  manifestLoadPolicy: loadedWithin(8000, 20_000),
  playlistLoadPolicy: loadedWithin(8000, 20_000),
  fragLoadPolicy: loadedWithin(8000, 120_000),
};

/** What content itself is made of; the lists of ad breaks have an end of their own. */
const CONTENT_LOADERS = /^(manifest|level|frag|audioTrack)/;

/** Wait before what hls.js has given up is begun again, in ms. */
const RETRY_AFTER_MS = 1000;

/**
 * Tries again, whatever hls.js says is for good, until a viewer has waited for long enough (`patience.ts`).
 *
 * @param ask begins the loading again
 * @returns what takes a network error of content, whether it has; and what ends it
 */
export function retryLoading(
  Engine: typeof Hls,
  engine: Hls,
  { element, askedMs, now, emit, onReconnecting }: MediaEngineOptions,
  ask: (error: ErrorData) => void,
) {
  const controller = new AbortController();
  let interruption: Interruption = { failingSinceMs: null, waitingSinceMs: askedMs };
  let failure = '';
  let givingUp: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    controller.abort();
    clearTimeout(givingUp);
    clearTimeout(asking);
    onReconnecting(false);
  };
  const change = (changed: Partial<Interruption>) => {
    const hasFailed = interruption.failingSinceMs !== null;
    interruption = { ...interruption, ...changed };
    clearTimeout(givingUp);
    if (controller.signal.aborted) return;
    if (hasFailed !== (interruption.failingSinceMs !== null)) onReconnecting(!hasFailed);
    const atMs = recoveryDeadlineMs(interruption);
    if (atMs === null) return;
    givingUp = setTimeout(
      () => {
        stop();
        emit({ type: 'error', id: failure, isFatal: true });
      },
      Math.max(0, atMs - now()),
    );
  };
  const hasRecovered = () => change({ failingSinceMs: null });
  const listen = (name: string, waitingSinceMs: () => number | null) =>
    element.addEventListener(name, () => change({ waitingSinceMs: waitingSinceMs() }), { signal: controller.signal });
  listen('waiting', () => interruption.waitingSinceMs ?? now());
  for (const name of ['playing', 'pause', 'ended']) listen(name, () => null);
  listen('play', () => (element.readyState > 2 ? null : now()));
  engine.on(Engine.Events.FRAG_LOADED, hasRecovered);
  engine.on(Engine.Events.LEVEL_LOADED, () => /^(manifest|level)/.test(failure.split('.')[1] ?? '') && hasRecovered());

  return {
    stop,
    takes(error: ErrorData): boolean {
      if (error.type !== Engine.ErrorTypes.NETWORK_ERROR || !CONTENT_LOADERS.test(error.details)) return false;
      failure = `${error.type}.${error.details}`;
      change({ failingSinceMs: interruption.failingSinceMs ?? now() });
      if (error.fatal) {
        clearTimeout(asking);
        asking = setTimeout(() => ask(error), RETRY_AFTER_MS);
      }
      return true;
    },
  };
}
